import { Agent, createServer, request } from 'node:http';

export interface RoundRobin {
  readonly url: string;
  /** Checks each node's readiness, and takes it out or in. Returns the origins in service. */
  check(): Promise<readonly string[]>;
  /** How many calls a node has been sent, and how many of them are unanswered. */
  callsTo(origin: string): { sent: number; running: number };
  close(): Promise<void>;
}

/** A load balancer that keeps connections to its nodes open and never repeats a call. A broken one is answered with 502. */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const calls = new Map(origins.map((origin) => [origin, { sent: 0, running: 0 }]));
  const callsTo = (origin: string) => calls.get(origin) ?? { sent: 0, running: 0 };
  let inService = origins;
  let turn = 0;
  const server = createServer((incoming, answer) => {
    turn += 1;
    const origin = inService[turn % inService.length] ?? '';
    const count = callsTo(origin);
    count.sent += 1;
    count.running += 1;
    answer.once('close', () => (count.running -= 1));
    const { method, headers, url } = incoming;
    const call = request(origin + url, { agent, method, headers: { ...headers, connection: 'keep-alive' } });
    call.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] ?? '' });
      response.pipe(answer);
    });
    call.on('error', () => answer.writeHead(502).end());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async check() {
      const ready = await Promise.all(
        origins.map(async (origin) => (await fetch(`${origin}/api/health/ready`).catch(() => null))?.status === 200),
      );
      inService = origins.filter((_origin, index) => ready[index]);
      return inService;
    },
    callsTo,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
