// An insurer's app replaces texts of the packages at build time (docs/decisions/094).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.ts';

/** What the app shows of a journey: the names of its steps in a language. */
interface App {
  readonly stepNames: (locale: string) => readonly string[];
}

const ofJourney = join(root, 'packages/journey/src/paraglide/messages/_index.js');
const ofServices = join(root, 'packages/services/src/paraglide/messages/_index.js');

const entry = `
import { overwriteGetLocale } from '@lifedesk/journey/locale';
import { bonusJourney } from '${join(root, 'packages/services/src/change-bonus/bonus-journey.ts')}';
export function stepNames(locale) {
  overwriteGetLocale(() => locale);
  return bonusJourney.steps.map(({ name }) => name());
}`;

/** The insurer's module: its own texts, and the rest from the original file. */
const replacing = (original: string, name: string, en: string, hi: string) => `
import { getLocale } from '@lifedesk/journey/locale';
export * from '${original}';
export const ${name} = () => (getLocale() === 'hi' ? '${hi}' : '${en}');`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replaced-texts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The folder of the app's files. */
const home = join(root, 'packages/services/src');

async function buildApp(name: string, replaced: Readonly<Record<string, string>>): Promise<App> {
  const modules = new Map([[join(home, 'app.js'), entry]]);
  const alias = Object.entries(replaced).map(([find, module], at) => {
    const replacement = join(home, `texts-${at}.js`);
    modules.set(replacement, module);
    return { find, replacement };
  });
  const files: Plugin = {
    name: 'files-of-the-app',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? id : null),
    load: (id) => modules.get(id),
  };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions], alias },
    plugins: [files, vanillaExtractPlugin()],
    build: { outDir: join(folder, name), lib: { entry: join(home, 'app.js'), formats: ['es'], fileName: 'app' } },
  });
  return import(pathToFileURL(join(folder, name, 'app.js')).href);
}

const own = { en: ['What you get', 'Prove it is you'], hi: ['आपको क्या मिले', 'पहचान'] } as const;

it('a built app shows its replaced texts in both languages, and keeps the others', async () => {
  const plain = await buildApp('plain', {});
  const replaced = await buildApp('replaced', {
    '@lifedesk/journey/messages': replacing(ofJourney, 'confirm_step', own.en[1], own.hi[1]),
    '@lifedesk/services/messages': replacing(ofServices, 'changeBonus_step', own.en[0], own.hi[0]),
  });
  for (const locale of ['en', 'hi'] as const) {
    const before = plain.stepNames(locale);
    const [policy, , review] = before;
    expect(replaced.stepNames(locale)).toEqual([policy, own[locale][0], review, own[locale][1]]);
    expect(before).not.toEqual(expect.arrayContaining([own[locale][0]]));
  }
  expect(plain.stepNames('hi')).not.toEqual(plain.stepNames('en'));
});
