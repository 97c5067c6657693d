import { LibraryError } from "../../../ffi/errors.ts";
import { guardThreads, runThreadsAsSteps } from "../../../ffi/runtime/thread.ts";
import { refuseNative } from "../../arguments/provider-preference.ts";
import { replaceDriver } from "../../cuda/driver/simulated-driver.ts";
import { replaceTcp } from "../../exchange/tcp.ts";
import { replaceHost } from "../../exchange/this-host.ts";
import { observeRoots } from "../../lifetime/resource.ts";
import { placePages } from "../../memory/mapped-pages.ts";
import { replaceRetirement } from "../../memory/retired.ts";
import { replaceResolver } from "../../rdma/connection-manager/resolve-host.ts";
import { continueIdsAfter } from "../../rdma/handles/request-id.ts";
import { chooseSoftNic } from "../../soft/hca/nic/soft-nic.ts";
import { replaceDeadlines } from "../../wait/deadline-timer.ts";
import { replaceDescriptors } from "../../wait/fd-watcher.ts";
import { setInterruption } from "../../wait/interruption.ts";
import { restartImmediates } from "../../wait/until.ts";
import { allowProcesses } from "../process/install-processes.ts";
import { processHere, processRoots } from "../process/program-process.ts";
import { EscapeError } from "../simulation-error.ts";
import { divertClocks } from "../virtual/clocks.ts";
import { VirtualDeadlines } from "../virtual/deadlines.ts";
import { Diversions } from "../virtual/diversions.ts";
import { refuseEscapes, syncImports } from "../virtual/escapes.ts";
import { divertRandomness } from "../virtual/randomness.ts";
import { divertTimers } from "../virtual/timers.ts";
import { type World, worlds } from "../virtual/world.ts";
import type { Life } from "./host.ts";

/** Request ids of a simulation begin here, far from those of other requests of the process. */
const FIRST_REQUEST = 2 ** 40;

/** Hosts of the running code. */
export interface Places {
  /** Returns the host that a world belongs to, undefined for the cluster's own program. */
  lifeOf(world: World): Life | undefined;
  /** Returns the address of a host by its name. Throws EscapeError for an unknown name. */
  addressOf(name: string, world: World): string;
  /** Returns the host's memory, as {@link placePages} needs it. */
  placeOf: NonNullable<Parameters<typeof placePages>[0]>;
  /** Ends the simulation with an error that no code of a process has caught. */
  failed(error: unknown): void;
}

/**
 * Puts virtual time, randomness, devices and sockets in place of the real ones, for code inside the simulation.
 * The returned function restores the real ones.
 *
 * @internal
 */
export function install({ lifeOf, addressOf, placeOf, failed }: Places): () => void {
  const diversions = new Diversions();
  const restore: (() => void)[] = [];
  const lifeHere = (): Life | undefined => {
    const world = worlds.getStore();
    return world === undefined ? undefined : lifeOf(world);
  };
  chooseSoftNic(() => {
    const life = lifeHere();
    if (life === undefined && worlds.getStore() !== undefined) throw outsideOfHosts();
    return life?.nic.device;
  }, processHere);
  restore.push(chooseSoftNic);
  replaceDescriptors(() => lifeHere()?.descriptors);
  restore.push(replaceDescriptors);
  replaceRetirement(() => worlds.getStore() !== undefined);
  restore.push(replaceRetirement);
  replaceTcp(() => lifeHere()?.tcp);
  restore.push(replaceTcp);
  replaceDriver((name) => {
    const world = worlds.getStore();
    if (world === undefined || name !== "soft") return undefined;
    const life = lifeOf(world);
    if (life === undefined) throw outsideOfHosts();
    if (life.gpus === undefined)
      throw new EscapeError(`a GPU (${world.name})`, "simulate({ gpus: 1 }) gives a GPU to each host.");
    return life.gpus.driver;
  });
  restore.push(replaceDriver);
  replaceHost(() => lifeHere()?.identity);
  restore.push(replaceHost);
  replaceDeadlines((own) => new VirtualDeadlines(own));
  restore.push(replaceDeadlines);
  replaceResolver((name) => {
    const world = worlds.getStore();
    return world === undefined ? undefined : addressOf(name, world);
  });
  restore.push(replaceResolver);
  placePages(placeOf);
  restore.push(placePages);
  observeRoots((root) => {
    (processRoots() ?? lifeHere()?.roots)?.add(root);
  });
  restore.push(observeRoots);
  runThreadsAsSteps((makeSteps) => lifeHere()?.threads.start(makeSteps));
  restore.push(runThreadsAsSteps);
  guardThreads((name) => worlds.getStore()?.refuse("threads", `the thread "${name}" of doorbell`));
  restore.push(guardThreads);
  refuseNative(() => (worlds.getStore() === undefined ? undefined : nativeRefusal()));
  restore.push(refuseNative);
  restartImmediates();
  const lastId = continueIdsAfter(FIRST_REQUEST);
  restore.push(() => void continueIdsAfter(lastId));
  const before = setInterruption(() => {
    worlds.getStore()?.block();
    return before?.() ?? false;
  });
  restore.push(() => void setInterruption(before));
  restore.push(allowProcesses(failed));
  divertTimers(diversions);
  divertClocks(diversions);
  divertRandomness(diversions);
  refuseEscapes(diversions);
  syncImports();
  return () => {
    for (const undo of restore.reverse()) undo();
    diversions.restore();
    syncImports();
  };
}

const outsideOfHosts = (): EscapeError =>
  new EscapeError(
    "a device that belongs to no host",
    "Open devices in the program of a host: cluster.host(0).run(async () => openDevice()).",
  );

const nativeRefusal = (): LibraryError =>
  new LibraryError(
    "native",
    "native devices are outside of the simulation",
    'Use the host\'s own device: openDevice("soft0").',
  );
