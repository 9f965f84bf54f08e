import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connections that never sent a request when the server closes. Browsers open some in advance, and Node does not
 * count them as idle: each would keep the server open until it times out.
 */
export function closeUnusedSockets(app: FastifyInstance, encrypted: boolean): void {
  const unused = new Set<Socket>();
  app.server.on(encrypted ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
