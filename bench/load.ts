// A load generator, in a separate process. Over a number of connections and for a given time, each connection sends one request again
// and again, with its own headers. If there is a body for each set of headers, each request is sent once, however long that takes.
// It implements just enough HTTP/1.1 to cost little compared with the server it measures. Input and output are JSON.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

type Load = {
  port: number;
  path: string;
  headers: Record<string, string>[];
  body: string | string[];
  connections: number;
  seconds: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

async function run({ port, path, headers, body, connections, seconds }: Load) {
  const requests = headers.map((own, n) => {
    const content = typeof body === 'string' ? body : (body[n] ?? '');
    const always = { host: 'localhost', 'content-length': String(Buffer.byteLength(content)) };
    const lines = Object.entries({ ...always, ...own }).map(([name, value]) => `${name}: ${value}`);
    return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
  });

  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;

  /** What a connection sends next; undefined at the end. */
  const next = (connection: number, sent: number): Buffer | undefined => {
    if (typeof body !== 'string') return requests[connection + sent * connections];
    return performance.now() < until ? requests[connection % requests.length] : undefined;
  };

  const one = (connection: number) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let buffer = Buffer.alloc(0);
      let since = 0;
      let sent = 0;
      const send = () => {
        const request = next(connection, sent);
        if (!request) return socket.end(() => resolve(undefined));
        since = performance.now();
        sent += 1;
        return socket.write(request);
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.on('data', (chunk) => {
        buffer = buffer.length > 0 ? Buffer.concat([buffer, chunk]) : chunk;
        const end = buffer.indexOf(HEAD_END);
        if (end < 0) return;
        const head = buffer.toString('latin1', 0, end);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        if (!Number.isInteger(length)) return reject(new Error(`a response without a length: ${head}`));
        if (buffer.length < end + 4 + length) return;
        if (!head.startsWith('HTTP/1.1 200')) {
          failed += 1;
          if (failed > 100) return reject(new Error(`refused: ${buffer.toString('utf8').slice(0, 600)}`));
        }
        times.push(performance.now() - since);
        buffer = buffer.subarray(end + 4 + length);
        send();
      });
    });

  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, n) => one(n)));
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return {
    perSecond: (times.length - failed) / ((performance.now() - begun) / 1000),
    failed,
    median: at(0.5),
    p99: at(0.99),
  };
}

console.log(JSON.stringify(await run(JSON.parse(readFileSync(0, 'utf8')))));
