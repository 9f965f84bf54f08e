import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { menus } from '@lifedesk/services/menus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceAt } from '../registry/registry.ts';
import { services } from '../registry/services.ts';

let api: RunningApi;
/** Every text of the help pages, in a language. */
const texts: Record<'en' | 'hi', string[]> = { en: [], hi: [] };
/** Every address that the help pages and the banners link to. */
const paths: string[] = [];

/** The texts in a page, at any depth; a search key `path` links to a service. */
function read(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  else if (Array.isArray(value)) for (const one of value) read(one, into);
  else if (value !== null && typeof value === 'object') {
    const { label, value: path } = value as { label?: unknown; value?: unknown };
    if (label === 'path') paths.push(String(path));
    else for (const one of Object.values(value)) read(one, into);
  }
}

beforeAll(async () => {
  api = await startApi();
  const { db } = api.deps;
  for (const { language, body } of await db.selectFrom('content_page').select(['language', 'body']).execute())
    read(body, texts[language]);
  const questions = await db.selectFrom('content_question').select(['language', 'question', 'answer']).execute();
  for (const { language, question, answer } of questions) texts[language].push(question, answer);
  const banners = await db.selectFrom('content_banner').select(['language', 'text', 'path']).execute();
  for (const { language, text, path } of banners) {
    texts[language].push(text);
    if (path) paths.push(path);
  }
});
afterAll(() => api?.close());

const names = (locale: 'en' | 'hi') => Object.values(menus).map(({ name }) => name({}, { locale }));
/** The words before the name of a service, as in help texts: "Under Change address …". */
const NAMED = /\b(?:[Uu]nder|[Oo]pen|[Uu]se|[Ll]ook at) (?=[A-Z])/g;
/** Longer than the longest name. */
const NAME_LENGTH = 60;
/** Laws, and other words of the screen that are quoted in the same way. */
const NO_SERVICE = ['FATCA and CRS', 'प्रक्रिया में', 'शिकायत निवारण अधिकारी', 'साइन इन रहें'];

const startsWithName = (text: string, known: readonly string[]) => known.some((name) => text.startsWith(name));

describe('the help pages', () => {
  it('link only to services that exist', () => {
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !serviceAt(services, path))).toEqual([]);
  });

  it('name only services that exist, as the menu names them', () => {
    const known = [...names('en'), ...NO_SERVICE];
    const named = texts.en.flatMap((text) =>
      Array.from(text.matchAll(NAMED), ({ 0: before, index }) => {
        const from = index + before.length;
        return text.slice(from, from + NAME_LENGTH);
      }),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !startsWithName(name, known))).toEqual([]);
  });

  it('name them as the menu does in Hindi too', () => {
    const known = [...names('hi'), ...NO_SERVICE];
    const quoted = texts.hi.flatMap((text) => Array.from(text.matchAll(/'([^']+)'/g), ([, name = '']) => name));
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each([
    ['auto-debit', ['register-auto-debit', 'deactivate-auto-debit', 'auto-debit']],
    ['free-look', ['freelook-enquiry', 'freelook-request']],
    ['fund-switch', ['switch-funds']],
    ['loan', ['e-loan', 'pay-loan']],
    ['surrender', ['surrender-enquiry', 'ulip-surrender']],
  ] as const)('say on %s where it is done online, and not to call', async (id, addresses) => {
    const answers = await api.deps.db
      .selectFrom('content_question')
      .select(['language', 'answer'])
      .where('id', '=', id)
      .execute();
    expect(answers).toHaveLength(2);
    for (const { language, answer } of answers) {
      expect(answer).not.toMatch(/\{phone\}|branch|शाखा/);
      for (const address of addresses) expect(answer).toContain(menus[address]?.name({}, { locale: language }));
    }
  });

  it.each(['life-certificate', 'life-certificate-abroad'])('say on %s where it is done online', async (id) => {
    const answers = await api.deps.db
      .selectFrom('content_question')
      .select(['language', 'answer'])
      .where('id', '=', id)
      .execute();
    expect(answers).toHaveLength(2);
    for (const { language, answer } of answers)
      expect(answer).toContain(menus['digital-living-certificate']?.name({}, { locale: language }));
  });
});
