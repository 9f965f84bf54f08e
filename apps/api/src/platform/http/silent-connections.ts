import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, as the server closes, the connections that were opened and never asked for anything. A browser opens some in advance,
 * and Node does not count them among the idle ones: each would keep the server from closing until it times out.
 */
export function addSilentConnections(app: FastifyInstance, encrypted: boolean): void {
  const silent = new Set<Socket>();
  app.server.on(encrypted ? 'secureConnection' : 'connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
}
