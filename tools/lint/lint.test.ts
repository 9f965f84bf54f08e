// Plants a violation of each rule of biome.json that is our own.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.ts';

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly severity: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}

const SQL = ['apps/api/src/domains/a/a.ts', /SQL/] as const;
const SUM = ['apps/api/src/domains/a/a.ts', /rule of packages\/rules/] as const;
const FORMULA = ['apps/api/src/domains/a/a.store.ts', /rule of packages\/rules/] as const;
const CAST = ['apps/api/src/domains/a/a.store.ts', /A cast/] as const;
const MESSAGES = ['apps/api/src/domains/a/a.ts', /messages do not compile without a language/] as const;
const TEXT = ['apps/api/simulators/demo/a.ts', /A text in the code/] as const;
const LANGUAGE = ['packages/journey/src/a/A.tsx', /language and drops it/] as const;
const STYLE = ['apps/portal/src/services/a/A.tsx', /Custom styles/] as const;
const AGE = ['packages/rules/src/fund/a.ts', /counted as a person's age/] as const;
const RULE = ['packages/rules/src/policy/a.ts', /global variable/] as const;
const CLOCK = /device's clock/;
const WORD = ['packages/a/src/a.ts', /says nothing/] as const;
const FUNCTION = ['packages/a/src/a.ts', /function by a verb/] as const;
const TYPE = ['packages/a/src/a.ts', /type by a noun/] as const;
const HOOK = ['packages/a/src/a.ts', /React hooks alone/] as const;
const QUESTION = ['packages/a/src/a.ts', /for booleans/] as const;

/** A file, what is reported in it, and its code. */
const VIOLATIONS: readonly (readonly [path: string, reported: RegExp, code: string])[] = [
  ['apps/api/src/a.test.ts', /skipped, or runs alone/, "it.skip('pays', () => {})"],
  ['apps/api/src/a.test.ts', /waits for a second/, 'await vi.waitFor(() => expect(paid()).toBe(true))'],
  ['apps/api/src/a.test.ts', /waits for a second/, 'await vi.waitUntil(isPaid)'],
  ['apps/api/src/a.test.ts', /waits for a second/, 'await expect.poll(isPaid).toBe(true)'],
  ['apps/portal/e2e/a.spec.ts', /skipped, or runs alone/, "test.only('pays', async () => {})"],
  ['apps/api/src/a.test.ts', /skipped, or runs alone/, "it.todo('pays')"],
  ['apps/api/src/a.test.ts', /skipped, or runs alone/, "describe.skipIf(isSlow)('pays', () => {})"],
  ['apps/api/src/domains/auth/a.ts', /process\.env/, 'export const key = process.env.KEY;'],
  [...SQL, "await db.selectFrom('customer').execute();"],
  [...SQL, 'await sql`select 1`.execute(db);'],
  [...SQL, "import { sql } from 'kysely'; sql();"],
  [...CAST, 'const { amount } = row.payload as { amount: number };'],
  [...CAST, 'const amount = payload as unknown as Amount;'],
  [...MESSAGES, "import { m } from '../../paraglide/messages.js'; m.audit_email();"],
  [...MESSAGES, "import { getLocale } from '../../paraglide/runtime.js'; getLocale();"],
  [...TEXT, "const note = 'बिजली का बिल';"],
  [...TEXT, `const note = \`\${name} का बिल\`;`],
  [...LANGUAGE, 'function A() { useLocale(); return m.a(); }'],
  [...RULE, "await fetch('/a');"],
  [...RULE, "localStorage.getItem('a');"],
  ['packages/rules/src/policy/a.ts', CLOCK, 'const today = new Date();'],
  ['apps/portal/src/services/a/A.tsx', CLOCK, 'const today = todayInIndia(new Date());'],
  ['apps/branch-desk/src/a.ts', CLOCK, 'const now = Date.now();'],
  ['packages/ui/src/components/A/A.tsx', CLOCK, 'const [now] = useState(Date.now);'],
  ['packages/journey/src/a.ts', CLOCK, 'const now = new Date();'],
  ['examples/a/a.mjs', CLOCK, 'const now = new Date();'],
  [...STYLE, 'const a = <p className="red" />;'],
  [...STYLE, 'const a = <p style={{ margin: 0 }} />;'],
  [...STYLE, "import * as styles from './A.css.ts'; styles();"],
  [...STYLE, "import { style } from '@vanilla-extract/css'; style();"],
  [...AGE, 'const year = ageOn(on, policy.issueDate) + 1;'],
  [...AGE, 'const years = ageOn(facts.maturityDate, facts.startsOn);'],
  [...AGE, "import { differenceInYears } from 'date-fns/differenceInYears';"],
  [...AGE, 'const years = differenceInYears(on, from);'],
  [...SUM, 'const guaranteed = Math.floor((yearlyPremium * years * share) / 100);'],
  [...SUM, 'const left = Math.max(0, terms.perYear - made);'],
  [...SUM, 'const most = room - (room % terms.step);'],
  [...SUM, 'const charge = value / 100;'],
  [...SUM, 'let worth = 1; worth *= price;'],
  [...SUM, 'const total = row.net + row.penal_interest;'],
  [...SUM, 'const rest = policy.value - gross;'],
  [...SUM, 'const premium = row.modal_premium + gstOf(row, today);'],
  [...SUM, 'let { received } = policy; received -= cost;'],
  [...SUM, 'const all = lines.reduce((sum, line) => sum + line.premium + line.topUp, 0);'],
  [...SUM, 'const net = deductions.reduce((left, { paise }) => left - paise, gross);'],
  [...SUM, 'const interest = total - (loan?.principal ?? 0);'],
  [...SUM, 'const paid = isYearly ? premium : premium + fee;'],
  [...FORMULA, 'sql`select round(h.units * n.nav * 100) from fund_holding h`;'],
  [...FORMULA, `sql<Row>\`update policy_loan set principal = greatest(0, principal - \${amount}::bigint)\`;`],
  [...FORMULA, `sql\`select p.modal_premium * \${rate} from policy p\`;`],
  [...FORMULA, 'sql`select p.sum_assured / 100 from policy p`;'],
  [...FORMULA, "sql`select p.issue_date + interval '12 months' from policy p`;"],
  [...WORD, 'function tellAddress() {}'],
  [...WORD, 'const carryOnLater = () => {};'],
  [...WORD, 'interface Row { readonly isTold: boolean }'],
  [...WORD, 'function show(quietly: boolean) {}'],
  [...WORD, 'const { answer: asked } = row;'],
  [...WORD, 'const [asked] = rows;'],
  [...WORD, 'const WORDINGS = [];'],
  [...WORD, "import { answer as told } from './b.ts'; told();"],
  [...WORD, 'const show = (inPlace: boolean) => inPlace;'],
  [...WORD, 'export function Eligible() {}'],
  [...WORD, 'const had = await load();'],
  ['packages/a/src/sheet-furniture.ts', /The name of the file/, 'export const a = 1;'],
  [...FUNCTION, 'function given() {}'],
  [...FUNCTION, 'const kept = async () => {};'],
  [...FUNCTION, 'function counted() {}'],
  [...FUNCTION, 'const that = (value) => value;'],
  [...TYPE, 'interface Paid {}'],
  [...TYPE, 'type Refused = string;'],
  [...TYPE, 'class Superseded extends Error {}'],
  [...TYPE, 'function list<Listed>() {}'],
  [...HOOK, 'function useAuthCode(db) { return db.delete(); }'],
  [...HOOK, 'const useKey = (key) => key;'],
  [...QUESTION, 'function isPaid(): string { return state; }'],
  [...QUESTION, 'const hasMore = (): number => rows.length;'],
  [...QUESTION, 'interface Row { readonly isOpen: string | undefined }'],
  [...QUESTION, 'function pay(canPay: Promise<void>) {}'],
  [...QUESTION, 'const isOpen: number = 1;'],
];

/** A file in which nothing is reported, and its code. */
const FINE: readonly (readonly [path: string, code: string])[] = [
  ['apps/api/src/main.ts', 'export const port = process.env.PORT;'],
  ['apps/api/src/domains/auth/store.ts', "export { a as b }; export const kinds = ['full', 'partial'] as const;"],
  ['apps/api/src/domains/auth/store.ts', "await db.selectFrom('customer').execute();"],
  ['apps/api/src/domains/auth/codes.store.ts', 'await sql`select 1`.execute(db);'],
  ['packages/rules/src/a.test.ts', 'export const today = new Date();'],
  ['packages/rules/src/a.ts', 'export const day = new Date(instant);'],
  ['packages/rules/src/a.ts', 'export const isOfAge = ageOn(today, ownerBirthDate) >= 18;'],
  ['apps/api/src/a.ts', 'export const age = ageOn(today, birthDateOf(asker, dob, today));'],
  ['packages/journey/src/a/A.tsx', 'export function A() { const language = useLocale(); return language; }'],
  ['packages/journey/src/a/A.tsx', 'export const all = countriesIn(useLocale());'],
  ['packages/sdk/src/a.ts', 'export const now = Date.now();'],
  ['apps/portal/src/a.test.tsx', 'export const now = Date.now();'],
  ['apps/portal/src/services/a/A.tsx', 'export const a = <Stack gap="4" />;'],
  ...['a.ts', 'a.store.ts'].flatMap((name) =>
    [
      'export const total = lots.reduce((sum, { amount }) => sum + amount, 0);',
      'export const first = funds.sort((a, b) => b.share - a.share);',
      'export const entry = { account, amount: -gross };',
      'export const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);',
      'export const ago = (days: number) => now - days * DAY_MS;',
      'export const most = 5 * 1024 * 1024;',
      'for (let at = 0; at < rows.length; at += 1) read(rows, at + 1);',
    ].map((code) => [`apps/api/src/domains/a/${name}`, code] as const),
  ),
  ...[
    'sql`select *, count(*) from policy p`;',
    `sql\`select distinct * from policy where note = \${note}\`;`,
    `sql\`update fund_holding set units = units - \${units}::numeric\`;`,
    'sql`select coalesce(sum(l.premium + l.top_up), 0) from receipt_line l`;',
  ].map((code) => ['apps/api/src/domains/a/a.store.ts', code] as const),
  ['apps/api/src/platform/database/amounts.ts', 'export const pixels = width * height;'],
  ...[
    'export const { asked, told } = answer;',
    'export interface MandateTable { bank_told_at: Date | null }',
    'export const habitat = open(happenings);',
    'export const feed = () => {};',
    'export function proceed() {}',
    'export const kept = rows.filter(isKept);',
    'export function keptRows() {}',
    'export interface Call { readonly refused: () => void }',
    'export interface PaidOrder { readonly a: 1 }',
    'export function Loaded() {}',
    'export function useToday() { return useContext(Today); }',
    'export function usePage() { const page = use(Page); return page; }',
    'export const useFactor = 2;',
    'export function isPaid(row: Row): row is Paid { return true; }',
    'export const hasMore = async (): Promise<boolean> => true;',
    'export interface Row { readonly isOpen?: boolean | undefined; isNew(): boolean }',
    'export function canBorrow(facts: Facts): Decision<Reason> { return decide(facts); }',
    'export const isBusyAtom: Atom<boolean> = atom(false);',
    'export const island: string = "Majuli";',
  ].map((code) => ['packages/a/src/a.ts', code] as const),
];

const folder = mkdtempSync(join(tmpdir(), 'lifedesk-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each file is in a folder of its own, below the one that its rules are for. */
const placeOf = (path: string, at: number) => join(dirname(path), `case-${at}`, path.slice(dirname(path).length + 1));
const cases = [...VIOLATIONS.map(([path, , code]) => [path, code] as const), ...FINE].map(
  ([path, code], at) => [/main\.ts$/.test(path) ? path : placeOf(path, at), code] as const,
);
const messages = new Map<string, string>();

beforeAll(async () => {
  for (const file of ['biome.json', '.gitignore', 'tools/lint'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const [path, code] of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const command = [
    biome,
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '--diagnostic-level=error',
    'apps',
    'packages',
    'examples',
  ];
  const options = { cwd: folder, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((failed) => failed);
  for (const { location, message } of (JSON.parse(stdout) as Report).diagnostics)
    messages.set(location.path, `${messages.get(location.path) ?? ''}${message}\n`);
});

it.each(VIOLATIONS.map(([, reported, code], at) => ({ code, reported, at })))('finds: $code', ({ reported, at }) => {
  expect(messages.get(cases[at]?.[0] ?? '')).toMatch(reported);
});

it.each(FINE.map(([, code], at) => ({ code, at })))('leaves alone: $code', ({ at }) => {
  expect(messages.get(cases[VIOLATIONS.length + at]?.[0] ?? '')).toBeUndefined();
});
