import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { AT } from './pages/sdk/through-proxy.ts';

/** A sandbox on this machine, and only its own paths. */
const target = /^\/(localhost|127\.0\.0\.1):(\d{2,5})(\/(?:api|sandbox)\/.*)$/;

/**
 * Forwards a page's call to the sandbox named in its path, such as `/localhost:4200/api/…`. The page and the sandbox have
 * different origins; this way the API only has to allow its own origin.
 */
export function forwardToSandbox(incoming: IncomingMessage, answer: ServerResponse): void {
  const [, hostname, port, path] = target.exec(incoming.url ?? '') ?? [];
  const { origin: _, 'sec-fetch-site': site, ...headers } = incoming.headers;
  if (!hostname || site !== 'same-origin') {
    answer.writeHead(404).end();
    return;
  }
  const call = request(
    { hostname, port, path, method: incoming.method, headers: { ...headers, host: `${hostname}:${port}` } },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    },
  );
  call.on('error', () => answer.writeHead(502).end());
  incoming.pipe(call);
}

/** Lets the pages of Storybook's development server call a sandbox. */
export const sandboxProxy = (): Plugin => ({
  name: 'sandbox-proxy',
  configureServer: ({ middlewares }) => void middlewares.use(AT, forwardToSandbox),
});
