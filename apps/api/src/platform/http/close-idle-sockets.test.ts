import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { startApi } from '../../testing/index.ts';
import { closeIdleSockets } from './close-idle-sockets.ts';

// Each of these waits for the server's keep-alive timeout if the connection stays open.

it('a server that closes does not wait for a connection that a browser opened and never used', async () => {
  const api = await startApi();
  const { hostname, port } = new URL(api.url);
  const accepted = once(api.app.server, 'connection');
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  await accepted;
  await api.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});

it('a server that closes sends the answers that are on their way, then ends their connections', async () => {
  const app = Fastify({ keepAliveTimeout: 600_000 });
  closeIdleSockets(app, false);
  const steps = new EventEmitter();
  app.get('/', async () => {
    steps.emit('asked');
    const [text] = await once(steps, 'answer');
    return text;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const requested = once(steps, 'asked');
  const answered = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>;
  await requested;

  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false), 60_000);
  steps.emit('answer', 'done');
  const [response] = await answered;
  expect(await response.setEncoding('utf8').toArray()).toEqual(['done']);
  await closed;
  agent.destroy();
});
