/**
 * Splits a stream into PostgreSQL messages: a byte of type, then the length (which counts itself), then the body. Call
 * the returned function with each chunk; it returns the messages that are now complete.
 * @param options startsUntyped: the stream is a client's, which starts with messages without a type: optional requests
 *   for encryption, then the startup message
 */
export function readMessages({ startsUntyped = false } = {}): (chunk: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  let isTyped = !startsUntyped;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Buffer[] = [];
    for (;;) {
      const start = isTyped ? 1 : 0;
      if (rest.length < start + 4) return messages;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) return messages;
      const message = rest.subarray(0, end);
      messages.push(message);
      rest = rest.subarray(end);
      if (!isTyped) isTyped = message.readInt32BE(4) === STARTUP;
    }
  };
}

/** Version 3.0 of the protocol. */
const STARTUP = 196_608;
