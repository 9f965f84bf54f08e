// Time to mount and to re-render 1,000 table rows and 200 fields, in the same Chromium, alternating: plain HTML in React, ours, and
// alternative libraries.
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { build } from 'vite';
import { chromium } from '../tools/chromium.ts';
import { pack } from '../tools/packages/pack.ts';
import { median } from './measure.ts';
import { installOthers, OTHERS } from './ui-others.ts';

const ROUNDS = 7;
const WARM = 2;

const KINDS: ('rows' | 'fields')[] = ['rows', 'fields'];
const AMOUNT = { rows: '1,000 rows', fields: '200 fields' };

/** A library's scripts and styles, as an app would load them. */
async function bundle(folder: string, name: string) {
  const entry = join(folder, 'many/entry.jsx');
  const code = `import * as library from './${name}.jsx'; import { stopwatch } from './stopwatch.jsx'; stopwatch(library);`;
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const style = outputs.flatMap((it) =>
    it.type === 'asset' && it.fileName.endsWith('.css') ? [String(it.source)] : [],
  );
  return { script, style: style.join('\n') };
}

/** In ms. */
interface Time {
  mount: number;
  again: number;
}

export async function measure(): Promise<import('./table.ts').Row[]> {
  const [folder] = await Promise.all([installOthers(), pack('ui')]);
  const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    const names = ['html', 'lifedesk', ...Object.keys(OTHERS)];

    const pages: Map<string, import('playwright').Page> = new Map();
    for (const name of names) {
      const { script, style } = await bundle(folder, name);
      const page = await browser.newPage();
      await page.setContent('<!doctype html><html lang="en"><head><title>Bench</title></head><body></body></html>');
      if (style) await page.addStyleTag({ content: style });
      await page.addScriptTag({ content: script, type: 'module' });
      await page.waitForFunction('window.measure');
      pages.set(name, page);
    }
    return await inTurns(pages);
  } finally {
    await browser.close();
  }
}

async function inTurns(pages: Map<string, import('playwright').Page>): Promise<import('./table.ts').Row[]> {
  const rows: import('./table.ts').Row[] = [];
  for (const kind of KINDS) {
    const times: Map<string, Time[]> = new Map(Array.from(pages.keys(), (name) => [name, []]));
    for (let round = 0; round < WARM + ROUNDS; round += 1) {
      for (const [name, page] of pages) {
        const { mount, again, count, last } = await page.evaluate<Time & { count: number; last: boolean }>(
          `window.measure('${kind}')`,
        );
        const all = kind === 'rows' ? 1001 : 200;
        if (count !== all || !last) throw new Error(`${name} does not show all ${kind}: ${count}`);
        if (round >= WARM) times.get(name)?.push({ mount, again });
      }
    }
    for (const step of ['mount', 'again'] as const) {
      const of = (name: string) => median((times.get(name) ?? []).map((time) => time[step]));
      const what = `${AMOUNT[kind]} ${step === 'mount' ? 'mounted' : 'rendered again'}`;
      const row = { what, unit: 'ms', ours: of('lifedesk') };
      rows.push({ ...row, against: 'plain HTML in React', baseline: of('html'), target: { atMost: 2.5 } });
      for (const [name, library] of Object.entries(OTHERS))
        rows.push({ ...row, against: library, baseline: of(name), target: { atMost: 1 } });
    }
  }
  return rows;
}
