import { fileURLToPath } from 'node:url';
import { test as base } from '@lifedesk/e2e';
import { preview } from 'vite';

/** The built desk on its own origin, in front of the test's API, as behind one web server. */
export const test = base.extend<{ readonly desk: string }>({
  desk: async ({ server }, use) => {
    const { origin } = server;
    const running = await preview({
      root: fileURLToPath(new URL('..', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      preview: { port: 0, host: 'localhost', proxy: { '/api': origin, '/sandbox': origin } },
    });
    const address = running.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the desk is not listening on a port');
    await use(`http://localhost:${address.port}/`);
    await running.close();
  },
});
