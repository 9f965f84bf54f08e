import { connect, createServer, type Socket } from 'node:net';

export interface Cable {
  /** The first server's URL through the cable. */
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  /** Closes all connections. New ones lead to these servers in turn. */
  leadTo(...urls: string[]): void;
  close(): Promise<void>;
}

/** A connection to a server that a test can cut or lead to another server. */
export async function cableTo(url: string): Promise<Cable> {
  const sockets = new Set<Socket>();
  let servers = [new URL(url)];
  let taken = 0;
  const listener = createServer((near) => {
    const server = servers[taken++ % servers.length];
    if (!server) return near.destroy();
    const far = connect(Number(server.port), server.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  const leadTo = (...urls: string[]) => {
    servers = urls.map((each) => new URL(each));
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut: () => leadTo(),
    leadTo,
    async close() {
      leadTo();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
