import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server close at once instead of after its keep-alive timeout. When it closes, Node ends the connections that are idle
 * at that moment. This ends the others as well:
 * - those that never sent a request: browsers open some in advance, and Node does not count them as idle;
 * - those that are still sending an answer, as soon as they have sent it.
 */
export function closeIdleSockets(app: FastifyInstance, encrypted: boolean): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on(encrypted ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, answer) => {
    unused.delete(socket);
    answer.once('close', () => {
      if (isClosing) app.server.closeIdleConnections();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
