// Time to mount and to render again 1,000 table rows and 200 fields, in the same Chromium in turns: plain HTML in React, ours, and
// the libraries that one might choose instead.
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { build } from 'vite';
import { chromium } from '../tools/chromium.mjs';
import { packed } from '../tools/packages/pack.mjs';
import { median } from './measure.mjs';
import { installOthers, OTHERS } from './ui-others.mjs';

const ROUNDS = 7;
const WARM = 2;
/** @type {('rows' | 'fields')[]} */
const KINDS = ['rows', 'fields'];
const AMOUNT = { rows: '1,000 rows', fields: '200 fields' };

/** A library's scripts and styles, as an app of it would load them. @param {string} folder @param {string} name */
async function bundled(folder, name) {
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

/** @typedef {{ mount: number, again: number }} Time in ms */

/** @returns {Promise<import('./table.mjs').Row[]>} */
export async function measure() {
  const [folder] = await Promise.all([installOthers(), packed('ui')]);
  const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    const names = ['html', 'lifedesk', ...Object.keys(OTHERS)];
    /** @type {Map<string, import('playwright').Page>} */
    const pages = new Map();
    for (const name of names) {
      const { script, style } = await bundled(folder, name);
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

/** @param {Map<string, import('playwright').Page>} pages @returns {Promise<import('./table.mjs').Row[]>} */
async function inTurns(pages) {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  for (const kind of KINDS) {
    /** @type {Map<string, Time[]>} */
    const times = new Map(Array.from(pages.keys(), (name) => [name, []]));
    for (let round = 0; round < WARM + ROUNDS; round += 1) {
      for (const [name, page] of pages) {
        const { mount, again, count, last } = await page.evaluate(`window.measure('${kind}')`);
        const all = kind === 'rows' ? 1001 : 200;
        if (count !== all || !last) throw new Error(`${name} does not show all ${kind}: ${count}`);
        if (round >= WARM) times.get(name)?.push({ mount, again });
      }
    }
    for (const step of /** @type {const} */ (['mount', 'again'])) {
      const of = (/** @type {string} */ name) => median((times.get(name) ?? []).map((time) => time[step]));
      const what = `${AMOUNT[kind]} ${step === 'mount' ? 'mounted' : 'rendered again'}`;
      const row = { what, unit: 'ms', ours: of('lifedesk') };
      rows.push({ ...row, against: 'plain HTML in React', baseline: of('html'), reach: { atMost: 2.5 } });
      for (const [name, library] of Object.entries(OTHERS))
        rows.push({ ...row, against: library, baseline: of(name), reach: { atMost: 1 } });
    }
  }
  return rows;
}
