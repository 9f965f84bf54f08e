import { connect } from 'node:net';
import { LookupError } from '../ports/lookup-error.ts';
import type { VirusScanner } from '../ports/virus-scanner.ts';

export interface ClamdOptions {
  host: string;
  port: number;
  /** Milliseconds for connection, scan and response together. */
  timeoutMs?: number;
}

/** clamd takes chunks of any size below its `StreamMaxLength`. */
const CHUNK_BYTES = 64 * 1024;
/** The daemon answers with one line. */
const MAX_ANSWER = 1_000;

/** Scans with a ClamAV daemon over TCP: `INSTREAM`, then each chunk after its length, then a zero length. */
export function clamdScanner({ host, port, timeoutMs = 15_000 }: ClamdOptions): VirusScanner {
  return {
    isClean: (content) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        let answer = '';
        const fail = () => {
          socket.destroy();
          reject(new LookupError('the virus scanner cannot be reached'));
        };
        const timer = setTimeout(fail, timeoutMs);
        socket.once('close', () => clearTimeout(timer));
        socket.once('error', fail);
        socket.once('connect', () => {
          socket.write('zINSTREAM\0');
          for (let at = 0; at < content.length; at += CHUNK_BYTES) {
            const chunk = content.subarray(at, at + CHUNK_BYTES);
            socket.write(lengthOf(chunk.length));
            socket.write(chunk);
          }
          socket.write(lengthOf(0));
        });
        socket.on('data', (data) => {
          answer += data.toString('latin1');
          if (answer.length > MAX_ANSWER) fail();
        });
        socket.once('end', () => {
          socket.end();
          if (/^stream: OK\0?\s*$/.test(answer)) resolve(true);
          else if (/ FOUND\0?\s*$/.test(answer)) resolve(false);
          else fail();
        });
      }),
  };
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
