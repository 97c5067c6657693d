// Management datagrams (MADs): 256 bytes between the queue pairs 1 of two ports (InfiniBand Architecture,
// volume 1, chapter 13.4). Communication management has class 7; chapter 12.6 defines its messages.

/** Bytes of a management datagram. */
export const MAD_BYTES = 256;
/** Bytes of the common header. */
export const HEADER_BYTES = 24;

const BASE_VERSION = 1;
const COMMUNICATION_MANAGEMENT = 7;
const CLASS_VERSION = 2;
const METHOD_SEND = 3;

/** Attributes of communication management, which identify the kind of message. */
export const Attribute = {
  connectRequest: 0x10,
  receiptAcknowledgement: 0x11,
  reject: 0x12,
  connectReply: 0x13,
  readyToUse: 0x14,
  disconnectRequest: 0x15,
  disconnectReply: 0x16,
  serviceRequest: 0x17,
  serviceReply: 0x18,
} as const;

/** Standard abbreviations of the attributes. */
export const attributeNames: Readonly<Record<number, string>> = {
  [Attribute.connectRequest]: "REQ",
  [Attribute.receiptAcknowledgement]: "MRA",
  [Attribute.reject]: "REJ",
  [Attribute.connectReply]: "REP",
  [Attribute.readyToUse]: "RTU",
  [Attribute.disconnectRequest]: "DREQ",
  [Attribute.disconnectReply]: "DREP",
  [Attribute.serviceRequest]: "SIDR_REQ",
  [Attribute.serviceReply]: "SIDR_REP",
};

/** The bytes of one message. All numbers are in network byte order. */
export class Message extends DataView<ArrayBuffer> {
  /** Kind of message: see {@link Attribute}. */
  get attribute(): number {
    return this.getUint16(16);
  }

  /** Transaction id, equal in repeated messages and in answers. */
  get transaction(): bigint {
    return this.getBigUint64(8);
  }

  /** Vendor options of requests and replies (enhanced connection establishment). */
  get modifier(): number {
    return this.getUint32(20);
  }

  set modifier(value: number) {
    this.setUint32(20, value);
  }

  /** Returns 24 bits at `offset` behind the header. */
  get24(offset: number): number {
    return this.getUint32(HEADER_BYTES + offset) >>> 8;
  }

  set24(offset: number, value: number): void {
    this.setUint32(HEADER_BYTES + offset, ((value << 8) | this.getUint8(HEADER_BYTES + offset + 3)) >>> 0);
  }

  get32(offset: number): number {
    return this.getUint32(HEADER_BYTES + offset);
  }

  set32(offset: number, value: number): void {
    this.setUint32(HEADER_BYTES + offset, value);
  }

  get16(offset: number): number {
    return this.getUint16(HEADER_BYTES + offset);
  }

  set16(offset: number, value: number): void {
    this.setUint16(HEADER_BYTES + offset, value);
  }

  get8(offset: number): number {
    return this.getUint8(HEADER_BYTES + offset);
  }

  set8(offset: number, value: number): void {
    this.setUint8(HEADER_BYTES + offset, value);
  }

  get64(offset: number): bigint {
    return this.getBigUint64(HEADER_BYTES + offset);
  }

  set64(offset: number, value: bigint): void {
    this.setBigUint64(HEADER_BYTES + offset, value);
  }

  /** Returns a view of the bytes. */
  bytes(offset: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, this.byteOffset + HEADER_BYTES + offset, length);
  }

  /** All 256 bytes. */
  get whole(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, this.byteOffset, MAD_BYTES);
  }
}

/** Creates an empty message of communication management. */
export function newMessage(attribute: number, transaction: bigint): Message {
  const message = new Message(new ArrayBuffer(MAD_BYTES));
  message.setUint8(0, BASE_VERSION);
  message.setUint8(1, COMMUNICATION_MANAGEMENT);
  message.setUint8(2, CLASS_VERSION);
  message.setUint8(3, METHOD_SEND);
  message.setBigUint64(8, transaction);
  message.setUint16(16, attribute);
  return message;
}

/** Copies the message of a received datagram. Returns undefined for another class. */
export function readMessage(bytes: Uint8Array): Message | undefined {
  if (bytes.length < MAD_BYTES) return undefined;
  const message = new Message(new Uint8Array(bytes.subarray(0, MAD_BYTES)).buffer);
  const isOurs =
    message.getUint8(0) === BASE_VERSION &&
    message.getUint8(1) === COMMUNICATION_MANAGEMENT &&
    message.getUint8(2) === CLASS_VERSION &&
    message.getUint8(3) === METHOD_SEND;
  return isOurs && message.attribute in attributeNames ? message : undefined;
}
