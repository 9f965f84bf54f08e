import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';

const violations = (source: string, path = 'packages/a/src/a.ts') => findViolations([{ path, source }], []);

describe('a name', () => {
  it.each([
    ['function tellAddress() {}', 'tellAddress'],
    ['const carryOnLater = () => {};', 'carryOnLater'],
    ['type Asked = string;', 'Asked'],
    ['interface Row { readonly isTold: boolean }', 'isTold'],
    ['class Pen {}', 'Pen'],
    ['function show(quietly: boolean) {}', 'quietly'],
    ['const { answer: asked } = row;', 'asked'],
    ['const [asked] = rows;', 'asked'],
    ['const wordingAtom = atom(null);', 'wordingAtom'],
    ['const WORDINGS = [];', 'WORDINGS'],
    ['function useReopening() { useState(); }', 'useReopening'],
    ['const unlessPolicies = 1;', 'unlessPolicies'],
    ["import { answer as told } from './b.ts';", 'told'],
    ['const show = (inPlace: boolean) => inPlace;', 'inPlace'],
    ['export function Eligible() {}', 'Eligible'],
    ['const had = await load();', 'had'],
  ])('of the old code is found: %s', (source, name) => {
    expect(violations(`\n${source}`)).toEqual([expect.stringMatching(`^packages/a/src/a.ts:2 ${name}: write `)]);
  });

  it('of a file is found', () => {
    expect(violations('', 'apps/a/src/sheet-furniture.ts')).toEqual([
      expect.stringContaining('apps/a/src/sheet-furniture.ts:1 sheet-furniture: '),
    ]);
  });

  it.each([
    'const { asked, told } = answer;',
    'const row = { bank_told_at: now, asked: true };',
    'interface MandateTable { bank_told_at: Date | null }',
    'const masked = maskMiddle(pan);',
    'const habitat = open(happenings);',
    'const isOffered = modes.includes(mode);',
  ])('that is another word, a column or taken over is none: %s', (source) => {
    expect(violations(source)).toEqual([]);
  });
});

describe('a function', () => {
  it.each(['given', 'asked', 'kept', 'shown', 'refused', 'counted'])('is no participle: %s', (name) => {
    for (const source of [`function ${name}() {}`, `const ${name} = async () => {};`])
      expect(violations(source)).toEqual([expect.stringContaining(`${name}: `)]);
  });

  it.each(['that', 'seldom', 'whole'])('says what it does or returns: %s', (name) => {
    expect(violations(`const ${name} = (value) => value;`)).toEqual([expect.stringContaining(`${name}: does not say`)]);
  });

  it.each([
    'const feed = () => {};',
    'function proceed() {}',
    'const kept = rows.filter(isKept);',
    'function keptRows() {}',
    'interface Call { readonly refused: () => void }',
  ])('may be a verb or a noun, and a value a participle: %s', (source) => {
    expect(violations(source)).toEqual([]);
  });
});

describe('a type', () => {
  it.each([
    'interface Paid {}',
    'type Refused = string;',
    'class Superseded extends Error {}',
    'function list<Listed>() {}',
  ])('is no participle: %s', (source) => {
    expect(violations(source)).toEqual([expect.stringContaining('name the type by a noun')]);
  });

  it.each(['interface PaidOrder {}', 'type Feed = string;', 'function Loaded() {}'])(
    'may be a noun, and a component what it shows: %s',
    (source) => {
      expect(violations(source)).toEqual([]);
    },
  );
});

describe('a name that begins with `use`', () => {
  it.each(['function useAuthCode(db) { return db.delete(); }', 'const useKey = (key) => key;'])(
    'is a hook: %s',
    (source) => {
      expect(violations(source)).toEqual([expect.stringContaining('calls no hook')]);
    },
  );

  it.each([
    'function useToday() { return useContext(Today); }',
    'const useNow = () => React.useState(now);',
    'export function usePage() { const page = use(Page); return page; }',
    'const used = 1;',
    'const useFactor = 2;',
  ])('is none where it calls one, or is no function: %s', (source) => {
    expect(violations(source)).toEqual([]);
  });
});

describe('a name that asks', () => {
  it.each([
    'function isPaid(): string { return state; }',
    'const hasMore = (): number => rows.length;',
    'interface Row { readonly isOpen: string | undefined }',
    'function pay(canPay: Promise<void>) {}',
  ])('is answered by yes or no: %s', (source) => {
    expect(violations(source)).toEqual([expect.stringContaining('are for booleans')]);
  });

  it.each([
    'function isPaid(row: Row): row is Paid { return true; }',
    'const hasMore = async (): Promise<boolean> => true;',
    'interface Row { readonly isOpen?: boolean | undefined; isNew(): boolean }',
    'function canBorrow(facts: Facts): Decision<Reason> { return decide(facts); }',
    'const isBusyAtom: Atom<boolean> = atom(false);',
    'const isLate = state === "late";',
    'const island: string = "Majuli";',
  ])('may be a boolean in another form: %s', (source) => {
    expect(violations(source)).toEqual([]);
  });
});

it('names an exception that nothing needs any more', () => {
  const exceptions = [{ names: ['given', 'kept'], where: /^apps\//, why: 'as an example' }];
  expect(findViolations([{ path: 'apps/a.ts', source: 'const given = () => {};' }], exceptions)).toEqual([
    'tools/names/word-lists.ts: no name needs the exception `kept` any more',
  ]);
  expect(findViolations([{ path: 'tools/a.ts', source: 'function given() {}' }], exceptions)).toEqual([
    expect.stringContaining('tools/a.ts:1 given'),
    expect.stringContaining('`given`'),
    expect.stringContaining('`kept`'),
  ]);
});
