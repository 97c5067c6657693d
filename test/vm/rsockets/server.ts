// Listening end of the rsocket test, in a process of its own because each call blocks. It echoes a message of
// each kind, lets the peer write to its memory, and sends one byte with the result.
import { address, done, kinds, MESSAGE, rdmacm, receiveAll, room, sendAll, stream } from "./socket.ts";

const PROT_WRITE = 2;
const listener = stream();
done("rbind", rdmacm.rbind(listener, address.pointer, 16));
done("rlisten", rdmacm.rlisten(listener, 1));
console.log("listening");
const socket = done("raccept", rdmacm.raccept(listener, 0, 0));
const { at, bytes } = room(MESSAGE);
for (const kind of kinds) {
  receiveAll(socket, kind, at, MESSAGE);
  sendAll(socket, kind, at, MESSAGE);
}
const mapped = room(4096);
const offset = BigInt(rdmacm.riomap(socket, mapped.at, 4096, PROT_WRITE, 0, -1));
new DataView(bytes.buffer, bytes.byteOffset).setBigInt64(0, offset, true);
sendAll(socket, "plain", at, 8);
receiveAll(socket, "plain", at, 1);
bytes[0] = mapped.bytes.subarray(512, 512 + MESSAGE).every((byte, i) => byte === (i & 255)) ? 1 : 0;
sendAll(socket, "plain", at, 1);
done("riounmap", rdmacm.riounmap(socket, mapped.at, 4096));
// Reads until the peer closes the connection.
while (done("rrecv", rdmacm.rrecv(socket, at, 1, 0)) > 0);
for (const each of [socket, listener]) done("rclose", rdmacm.rclose(each));
process.exit(0);
