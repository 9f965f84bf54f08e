import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A balancer that at first knows the primary, and then takes the replica for another one. */
export interface Misrouter {
  readonly port: number;
  /** Closes all connections, and sends every second new one to the replica. */
  misroute(): void;
  stop(): Promise<void>;
}

export async function startMisrouter(primaryPort: number, replicaPort: number): Promise<Misrouter> {
  const sockets = new Set<Socket>();
  let ports = [primaryPort];
  let taken = 0;
  const server = createServer((near) => {
    const far = connect(ports[taken++ % ports.length] ?? primaryPort, '127.0.0.1');
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
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    misroute() {
      ports = [primaryPort, replicaPort];
      close();
    },
    async stop() {
      server.close();
      close();
      await once(server, 'close');
    },
  };
}
