import { expect, test } from "vitest";
import { launchPlace, nodeNames } from "../../../src/group/membership/joining/environment.ts";
import { parseRendezvous } from "../../../src/group/membership/joining/rendezvous-url.ts";
import { JoinError } from "../../../src/group/membership/links/group-error.ts";

test("torchrun's variables give the rank and a rendezvous on another port", () => {
  const place = launchPlace({
    RANK: "3",
    WORLD_SIZE: "8",
    LOCAL_RANK: "1",
    LOCAL_WORLD_SIZE: "2",
    MASTER_ADDR: "node01",
    MASTER_PORT: "29500",
    TORCHELASTIC_RUN_ID: "job7",
  });
  expect(place).toEqual({
    launcher: "torchrun",
    rank: 3,
    size: 8,
    localRank: 1,
    rendezvous: "tcp://node01:51211",
    run: "job7",
  });
  expect(
    launchPlace({ RANK: "0", WORLD_SIZE: "2", MASTER_ADDR: "fd00::1", MASTER_PORT: "1" })?.rendezvous,
  ).toBe("tcp://[fd00::1]:21712");
});

test("Slurm's variables give the first host of the step and the same port in all its tasks", () => {
  const place = launchPlace({
    SLURM_PROCID: "5",
    SLURM_NTASKS: "6",
    SLURM_LOCALID: "1",
    SLURM_JOB_ID: "1234",
    SLURM_STEP_ID: "0",
    SLURM_JOB_NODELIST: "gpu[01-04,07]",
    SLURM_STEP_NODELIST: "gpu[02-04]",
  });
  expect(place).toMatchObject({ launcher: "Slurm", rank: 5, size: 6, localRank: 1 });
  expect(place?.rendezvous).toBe("tcp://gpu02:21234");
});

test("the variables of Open MPI, PMI and Kubernetes give the rank and the size", () => {
  const mpi = { OMPI_COMM_WORLD_RANK: "1", OMPI_COMM_WORLD_SIZE: "4", OMPI_COMM_WORLD_LOCAL_RANK: "1" };
  expect(launchPlace(mpi)).toMatchObject({ launcher: "Open MPI", rank: 1, size: 4, localRank: 1 });
  const pmi = { PMI_RANK: "2", PMI_SIZE: "3", MPI_LOCALRANKID: "0" };
  expect(launchPlace(pmi)).toMatchObject({ launcher: "PMI", rank: 2, size: 3, localRank: 0 });
  const job = { JOB_COMPLETION_INDEX: "2", WORLD_SIZE: "4", MASTER_ADDR: "job-0.job", MASTER_PORT: "3000" };
  expect(launchPlace(job)).toMatchObject({
    launcher: "Kubernetes",
    rank: 2,
    size: 4,
    rendezvous: "tcp://job-0.job:24711",
  });
});

test("doorbell run's variables take precedence, and a process without a launcher has none", () => {
  const place = launchPlace({
    DOORBELL_RANK: "1",
    DOORBELL_SIZE: "2",
    DOORBELL_LOCAL_RANK: "1",
    DOORBELL_RENDEZVOUS: "file:///tmp/x",
    RANK: "7",
    WORLD_SIZE: "8",
  });
  expect(place).toMatchObject({ launcher: "doorbell run", rank: 1, size: 2, rendezvous: "file:///tmp/x" });
  expect(launchPlace({ PATH: "/bin", RANK: "0" })).toBeUndefined();
});

test("an invalid rank is reported with its variable or launcher", () => {
  expect(() => launchPlace({ RANK: "first", WORLD_SIZE: "2" })).toThrow(JoinError);
  expect(() => launchPlace({ RANK: "first", WORLD_SIZE: "2" })).toThrow(
    'RANK="first", which torchrun sets, is not a whole number',
  );
  expect(() => launchPlace({ RANK: "2", WORLD_SIZE: "2" })).toThrow(
    "torchrun sets rank 2 of 2, but the rank must be less than the size",
  );
});

test("a list of hosts in Slurm's notation is expanded", () => {
  expect(nodeNames("node[01-03,07],login")).toEqual(["node01", "node02", "node03", "node07", "login"]);
  expect(nodeNames("a[1-2]b[08-10]")).toEqual(["a1b08", "a1b09", "a1b10", "a2b08", "a2b09", "a2b10"]);
  expect(nodeNames("single")).toEqual(["single"]);
  expect(nodeNames("")).toEqual([]);
});

test("a rendezvous is parsed, and an invalid one is refused", () => {
  expect(parseRendezvous("tcp://node01:29500")).toEqual({ kind: "tcp", host: "node01", port: 29500 });
  expect(parseRendezvous("tcp://[::1]:5")).toEqual({ kind: "tcp", host: "::1", port: 5 });
  expect(parseRendezvous("file:///tmp/meet")).toEqual({ kind: "file", path: "/tmp/meet" });
  expect(parseRendezvous("etcd://a/jobs/1/")).toEqual({
    kind: "etcd",
    host: "a",
    port: 2379,
    prefix: "/jobs/1",
  });
  for (const wrong of ["http://a:1", "tcp://a", "tcp://a:70000", "file://x", "tcp://:5", "tcp://a:1/b", ""])
    expect(() => parseRendezvous(wrong), wrong).toThrow(JoinError);
});
