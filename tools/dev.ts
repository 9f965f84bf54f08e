// pnpm dev: the portal with hot reload in front of the sandbox, which starts again when its code changes. Its data stays.
//   PORT=4300 pnpm dev          uses another port for the sandbox
//   LIFEDESK_API=https://…      uses a sandbox that is running elsewhere
import { join } from 'node:path';
import { createServer } from 'vite';
import './exit-with-parent.mjs';
import { generate } from './prepare.ts';
import { COMPILED, root, serve } from './run.ts';

if (!(await generate())) process.exit(1);
const port = process.env.PORT ?? '4200';
const elsewhere = process.env.LIFEDESK_API;
process.env.LIFEDESK_API ??= `http://localhost:${port}`;
const api = elsewhere
  ? undefined
  : serve(['--watch', '--watch-preserve-output', 'apps/api/simulators/main.ts'], { env: { PORT: port, ...COMPILED } });
const portal = await createServer({ root: join(root, 'apps/portal') });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    await Promise.all([portal.close(), api?.stop()]);
    process.exit(0);
  });
await portal.listen();
console.log(`
  The portal            ${portal.resolvedUrls?.local[0]}
  One-time passwords    ${process.env.LIFEDESK_API}/sandbox/outbox
  Customers, clock, scenarios  ${process.env.LIFEDESK_API}/sandbox
`);
