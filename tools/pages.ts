// npm run pages: executes the pages of the documentation that are made of steps, as they are written, in empty folders, with each Node
// that is here. The packages come from a registry on this machine, and the ports are free ones, so that it runs beside another server.
//   npm run pages -- agent-tool                   this page only
//   npm run pages -- --node 20 --node 24          with these; fails if one is not here
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.ts';
import './exit-with-parent.mjs';
import { runOrThrow } from './packages/examples.ts';
import { pack } from './packages/pack.ts';
import { follow, stepsOf } from './pages/steps.ts';
import { startRegistry } from './release/local-registry.ts';
import { nodes } from './release/try-examples.ts';
import { freePort, root } from './run.ts';

/** The pages that are made of steps. */
const PAGES = ['agent-tool', 'test-doubles'];
/** The packages that they install. */
const PACKAGES = ['rules', 'sdk'] as const;
/** The ports that the pages name: the API's and the reader's. */
const PORTS = { api: 4200, tool: 5180 };

const fileOf = (page: string) => join(root, 'apps/docs/content/start', `${page}.md`);

/** The Nodes with one of the wanted versions; all that are here if none is wanted. @throws Error if one is not here */
async function chooseNodes(wanted: readonly string[]) {
  const found = await nodes();
  const isOf = (major: string) => (node: { version: string }) => node.version.startsWith(`v${major}.`);
  const missing = wanted.filter((major) => !found.some(isOf(major)));
  if (missing.length > 0)
    throw new Error(
      `Node ${missing.join(' and ')} is not here. Here are ${found.map(({ version }) => version).join(' and ')}.`,
    );
  return wanted.length === 0 ? found : found.filter((node) => wanted.some((major) => isOf(major)(node)));
}

async function publish(folder: string, settings: string): Promise<void> {
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, settings);
  for (const name of PACKAGES)
    await runOrThrow(`npm publish of ${name}`, ['npm', 'publish', await pack(name), '--userconfig', userconfig], {
      cwd: folder,
    });
}

/** Executes the text of a page in a folder. @param env more variables of its commands @returns how many steps it has */
async function execute(
  text: string,
  folder: string,
  data: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const ports = { api: await freePort(), tool: await freePort() };
  const steps = stepsOf(
    text.replaceAll(String(PORTS.api), String(ports.api)).replaceAll(String(PORTS.tool), String(ports.tool)),
  );
  await follow(steps, {
    folder,
    env: { ...env, PORT: String(ports.api), LIFEDESK_DATA: data, CHROMIUM: await chromium() },
    readyAt: (isInRepository) =>
      isInRepository ? `http://localhost:${ports.api}/sandbox/people` : `http://localhost:${ports.tool}`,
  });
  return steps.length;
}

const read = (page: string) => readFileSync(fileOf(page), 'utf8');
const since = () => {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
};

/** Executes pages as a stranger would: with each Node, from `npm install` on. */
async function executeOutside(pages: readonly string[], wanted: readonly string[]): Promise<void> {
  const chosen = await chooseNodes(wanted);
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-pages-'));
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    await publish(folder, registry.forPublishing);
    for (const { node, version } of chosen)
      for (const page of pages) {
        const elapsed = since();
        const home = join(folder, `${page}-${version}`);
        mkdirSync(home);
        // the option that `npm run release -- --local` prints
        writeFileSync(
          join(home, '.npmrc'),
          `${registry.forInstalling}audit=false\nfund=false\nupdate-notifier=false\n`,
        );
        const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
        const count = await execute(read(page), home, join(folder, `data-${page}-${version}`), env);
        console.log(`${page} with Node ${version}: ${count} steps in ${elapsed()}`);
      }
  } finally {
    registry.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { node: { type: 'string', multiple: true, default: [] } },
});
const unknown = positionals.find((page) => !PAGES.includes(page));
if (unknown) throw new Error(`There is no page ${unknown}. The pages are ${PAGES.join(' and ')}.`);
await executeOutside(positionals.length > 0 ? positionals : PAGES, values.node);
