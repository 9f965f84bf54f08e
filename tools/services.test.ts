import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './run.ts';

const SERVICES = 'packages/services/src';
const LANGUAGES = readdirSync(join(root, 'packages/journey/messages'));

/** What a service of the folder lacks beside its facts and its screen: its texts and its browser journey, by their paths. */
function missing(folder: string): string[] {
  const has = (path: string) => existsSync(join(folder, path));
  const services = readdirSync(folder).filter((name) => has(`${name}/facts.ts`) || has(`${name}/${name}.tsx`));
  return services.flatMap((name) => {
    const texts = LANGUAGES.map((language) => `${name}/messages/${language}.json`);
    const journey = `${name}/${name}.spec.ts`;
    const hasJourney = has(journey) && /^\s*test\(/m.test(readFileSync(join(folder, journey), 'utf8'));
    return [...texts.filter((path) => !has(path)), ...(hasJourney ? [] : [journey])];
  });
}

const planted: string[] = [];
afterAll(() => {
  for (const folder of planted) rmSync(folder, { recursive: true, force: true });
});

/** A folder of services with one that has everything, and with these files. */
function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  planted.push(folder);
  const whole = {
    'e-loan/facts.ts': '',
    'e-loan/e-loan.tsx': '',
    'e-loan/messages/en.json': '{}',
    'e-loan/messages/hi.json': '{}',
    'e-loan/e-loan.spec.ts': "test('e-loan', async () => {});\n",
  };
  for (const [path, text] of Object.entries({ ...whole, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('every service', () => {
  it('has its texts and its browser journey in its folder', () => {
    expect(missing(join(root, SERVICES))).toEqual([]);
  });

  const texts = { 'top-up/messages/en.json': '{}', 'top-up/messages/hi.json': '{}' };
  it.each([
    ['no journey', { ...texts, 'top-up/facts.ts': '' }],
    ['a screen and no facts', { ...texts, 'top-up/top-up.tsx': '' }],
    ['a journey under another name', { ...texts, 'top-up/facts.ts': '', 'top-up/pays.spec.ts': "test('pays');\n" }],
    ['an empty journey', { ...texts, 'top-up/facts.ts': '', 'top-up/top-up.spec.ts': "import '@lifedesk/e2e';\n" }],
  ])('is found with %s', (_, files) => {
    expect(missing(plant(files))).toEqual(['top-up/top-up.spec.ts']);
  });

  it('is found without texts in one of the languages', () => {
    const journey = "test('top-up', async () => {});\n";
    const files = { 'top-up/facts.ts': '', 'top-up/messages/en.json': '{}', 'top-up/top-up.spec.ts': journey };
    expect(missing(plant(files))).toEqual(['top-up/messages/hi.json']);
  });

  it('is a folder with facts or a screen, and nothing else', () => {
    expect(missing(plant({ 'texts.ts': '', 'paraglide/messages.js': '' }))).toEqual([]);
  });
});
