"""Counts a sweep of Montjoie on a Dask cluster: one task a shard, then one merge.

    python sweep_dask.py MONTJOIE OUT SHARDS [--scheduler ADDRESS] -- ARGUMENTS OF `montjoie sweep`

Without an address it starts a cluster of two worker processes on this machine. Workers need the program and the
scenario under the same paths, and a folder they share: the one OUT lies in.
"""

import argparse
import subprocess
import sys

from dask.distributed import Client, LocalCluster


def shard(montjoie, arguments, out, k, n):
    """Counts one shard. A task that Dask starts again goes on where the file ends."""
    part = f"{out}.{k}-of-{n}"
    command = [montjoie, "sweep", *arguments, "--shard", f"{k}/{n}", "--threads", "1", "--out", part]
    subprocess.run(command, check=True)
    return part


def main():
    split = sys.argv.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("montjoie")
    parser.add_argument("out")
    parser.add_argument("shards", type=int)
    parser.add_argument("--scheduler")
    asked = parser.parse_args(sys.argv[1:split])
    arguments = sys.argv[split + 1 :]
    if asked.scheduler:
        cluster = asked.scheduler
    else:
        cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with Client(cluster) as client:
        tasks = [
            client.submit(shard, asked.montjoie, arguments, asked.out, k, asked.shards, pure=False)
            for k in range(1, asked.shards + 1)
        ]
        parts = client.gather(tasks)
        print(f"{len(parts)} shards on {len(client.scheduler_info()['workers'])} workers")
    subprocess.run([asked.montjoie, "merge", *parts, "--out", asked.out], check=True)


if __name__ == "__main__":
    main()
