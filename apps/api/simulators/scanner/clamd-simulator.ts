import { createServer, type Server, type Socket } from 'node:net';
import { eicarScanner } from './eicar-scanner.ts';

const COMMAND = Buffer.from('zINSTREAM\0');

/** Simulates a ClamAV daemon that only has the signature of the EICAR test file. */
export function clamdSimulator(): Server {
  return createServer({ allowHalfOpen: true }, (socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const stream = streamIn(received);
      if (stream === 'malformed') socket.end('UNKNOWN COMMAND\0');
      else if (stream) void answer(socket, stream);
    });
  });
}

async function answer(socket: Socket, stream: Buffer): Promise<void> {
  socket.end((await eicarScanner.isClean(stream)) ? 'stream: OK\0' : 'stream: Eicar-Test-Signature FOUND\0');
}

/** The streamed content, once it is complete. */
function streamIn(received: Buffer): Buffer | 'malformed' | null {
  if (received.length < COMMAND.length) return null;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return 'malformed';
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
