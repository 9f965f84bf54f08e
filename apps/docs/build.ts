import { join } from 'node:path';
import { createServer } from 'vite';
import { build, createServer as createDevServer } from 'vitepress';

const folder = import.meta.dirname;

/** Writes all pages. Vite runs the generator, because the descriptions of rules are read with its globs. */
async function writePages(): Promise<void> {
  const vite = await createServer({
    root: join(folder, '../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@lifedesk/source', 'module', 'node'] } },
  });
  try {
    const { writeSite } = await vite.ssrLoadModule('/apps/docs/generate/site.ts');
    writeSite();
  } finally {
    await vite.close();
  }
}

/** Builds the documentation as static files into apps/docs/dist/site. Fails if a link leads nowhere. */
export async function buildDocs(): Promise<void> {
  await writePages();
  await build(folder);
}

/** Serves the documentation until the process ends. */
export async function serveDocs(): Promise<void> {
  await writePages();
  const server = await createDevServer(folder, { port: Number(process.env.PORT ?? 4201) });
  await server.listen();
  server.printUrls();
}
