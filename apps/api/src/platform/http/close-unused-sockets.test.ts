import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/index.ts';

it('a server that has to end does not wait for a connection that a browser opened and never used', async () => {
  const api = await startApi();
  const { hostname, port } = new URL(api.url);
  const accepted = once(api.app.server, 'connection');
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  await accepted;
  // waits for the minutes of the server's own time limit otherwise
  await api.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});
