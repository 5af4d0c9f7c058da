//! Opens a table on a folder: `cargo run -p montjoie-web --example table -- FOLDER PORT`.
#![allow(clippy::print_stdout)]

fn main() {
    let mut args = std::env::args().skip(1);
    let data = args.next().unwrap_or_else(|| "montjoie-data".into()).into();
    let port = args.next().and_then(|p| p.parse().ok()).unwrap_or(0);
    match montjoie_web::ReadyServer::new(&montjoie_web::Config {
        games: montjoie_books::GAMES,
        data,
        port,
        lan: false,
        odds: Some(std::sync::Arc::new(montjoie_web::ByPlaying::default())),
        public: None,
        seed: None,
    }) {
        Ok(open) => {
            println!("{}", open.link());
            if let Err(trouble) = open.serve() {
                println!("{trouble:?}");
            }
        }
        Err(trouble) => println!("{trouble:?}"),
    }
}
