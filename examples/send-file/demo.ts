import { createHash, randomFillSync } from "node:crypto";
import { createReadStream, rmSync } from "node:fs";
import { mkdir, mkdtemp, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DoorbellError, openDevice } from "doorbell";
import { ended, freePort, startAgain } from "../common/second-process.ts";
import { line, sizeText } from "./connection.ts";

const mebibyte = 1024 * 1024;

/** Sends a file of random bytes between two local processes and compares the files on disk. */
export async function demo(mebibytes: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "doorbell-demo-"));
  const clean = () => rmSync(directory, { recursive: true, force: true });
  process.once("exit", clean);
  // Both processes use the device that is chosen here.
  const device = openDevice();
  const environment = { DOORBELL_RDMA: device.name };
  device.close();
  try {
    const name = "random.bin";
    const source = join(directory, name);
    const inbox = join(directory, "inbox");
    await mkdir(inbox);
    const bytes = mebibytes * mebibyte;
    process.stdout.write(
      `${sizeText(bytes)} of random bytes from one process to another, by RDMA WRITE WITH IMMEDIATE\n`,
    );
    const wanted = await writeRandomFile(source, mebibytes);

    const port = `${await freePort()}`;
    const receiver = startAgain(["receive", inbox, "--port", port, "--host", "127.0.0.1"], environment);
    const sender = startAgain(["send", source, "127.0.0.1", "--port", port, "--measure"], environment);
    // When a process fails, the other detects it within its deadline, unless it still waits for its first
    // connection.
    const sent = ended(sender).then((code) => {
      if (code !== 0) setTimeout(() => receiver.kill(), 1000).unref();
      return code;
    });
    const received = ended(receiver).then((code) => {
      if (code !== 0) setTimeout(() => sender.kill(), 1000).unref();
      return code;
    });
    if ((await sent) !== 0) throw new DoorbellError("the sender failed");
    if ((await received) !== 0) throw new DoorbellError("the receiver failed");
    const found = await sha256Of(join(inbox, name));
    if (found !== wanted) throw new DoorbellError(`the file on disk has SHA-256 ${found}, not ${wanted}`);
    process.stdout.write(line("verified", "the received file on disk has the SHA-256 of the source"));
  } finally {
    clean();
    process.off("exit", clean);
  }
}

/** Writes random bytes to a file and returns their SHA-256. */
async function writeRandomFile(path: string, mebibytes: number): Promise<string> {
  await using handle = await open(path, "wx");
  const hash = createHash("sha256");
  const block = new Uint8Array(mebibyte);
  for (let i = 0; i < mebibytes; i++) {
    randomFillSync(block);
    hash.update(block);
    await handle.writeFile(block);
  }
  return hash.digest("hex");
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const block of createReadStream(path)) hash.update(block as Uint8Array);
  return hash.digest("hex");
}
