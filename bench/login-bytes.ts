// Script bytes (gzip) that a browser loads until the sign-in page is usable, against the page's own libraries: what
// the portal imports from them, bundled alone by the same bundler with the same settings.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as playwright } from 'playwright';
import { build } from 'vite';
import { chromium } from '../tools/chromium.ts';
import { root } from '../tools/run.ts';

const portal = join(root, 'apps/portal');
const LIBRARIES = ['react', 'react-dom/client', 'react/jsx-runtime', 'react-router-dom', 'jotai', 'openapi-fetch'];
const gzip = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;

/** What the sources of portal and SDK import by value from each library. */
export function importedNames(sources: string[]) {
  const names: Map<string, Set<string>> = new Map(LIBRARIES.map((library) => [library, new Set()]));
  for (const source of sources) {
    for (const [, clause = '', from = ''] of source.matchAll(
      /import\s+(?!type\b)([^'"]+?)\s+from\s+['"]([^'"]+)['"]/g,
    )) {
      const found = names.get(from);
      if (!found) continue;
      const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
      const listed = braces.split(',').map((name) => name.trim());
      for (const name of listed) if (name && !name.startsWith('type ')) found.add(name.split(/\s+as\s+/)[0] ?? name);
      if (!clause.startsWith('{')) found.add('default');
    }
  }
  names.get('react/jsx-runtime')?.add('jsx').add('jsxs').add('Fragment');
  names.get('react-dom/client')?.add('createRoot');
  return names;
}

/** Gzip bytes of the libraries alone: one page that keeps every imported name. */
async function libraries() {
  const files = globSync('{apps/portal,packages/sdk}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|paraglide/.test(file),
  );
  const names = importedNames(files.map((file) => readFileSync(join(root, file), 'utf8')));
  const lines = [...names].flatMap(([library, kept], at) => {
    const clause = [...kept].map((name, index) => `${name} as x${at}_${index}`).join(', ');
    return [
      `import { ${clause} } from '${library}';`,
      `globalThis.kept = [globalThis.kept, ${[...kept].map((_, index) => `x${at}_${index}`).join(', ')}];`,
    ];
  });
  const entry = join(portal, 'src/libraries-alone.ts');
  const sdk = join(root, 'packages/sdk/src/index.ts');
  const built = await build({
    root: portal,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'libraries-alone',
        enforce: 'pre',
        async resolveId(source) {
          if (source === entry) return entry;
          return source === 'openapi-fetch' ? await this.resolve(source, sdk, { skipSelf: true }) : null;
        },
        load: (id) => (id === entry ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzip(chunk.code) : 0), 0);
}

/** Gzip bytes of the scripts that a browser loads until the page is idle and shows its field. */
async function countLoaded(origin: string) {
  const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();

  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(gzip));
  });
  await page.goto(`${origin}/cs/login`);
  await page.getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  await browser.close();
  return all.reduce((sum, size) => sum + size, 0);
}

export async function measure({ origin }: { origin: string }): Promise<import('./table.ts').Row[]> {
  const [ours, baseline] = [await countLoaded(origin), await libraries()];
  return [
    {
      what: 'script of the sign-in page, gzip',
      against: 'its own libraries alone',
      unit: 'KB',
      ours: ours / 1000,
      baseline: baseline / 1000,
      target: { atMost: 1.4 },
    },
  ];
}
