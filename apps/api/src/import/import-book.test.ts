import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBrokenWithoutHistory } from '../testing/histories/invariants.ts';
import { callOperation, type RunningApi, renewSendBudgets, sessionHeaders, startApi } from '../testing/index.ts';
import { sampleBook, saveBook } from '../testing/sample-book.ts';
import type { FileName } from './book-file.ts';
import { importBook } from './import-book.ts';

/** The owner of the first two policies. */
const OWNER = { email: 'owner.1@book.example', policyNos: ['200000001', '200000002'] };

let api: RunningApi;
let folder: string;
beforeAll(async () => {
  api = await startApi({ listen: false, seeded: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifedesk-book-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the import prints, and whether all rows are fine. */
async function run(options: { isCheck?: boolean; skipsRefused?: boolean } = {}) {
  const printed: string[] = [];
  const isFine = await importBook(api.deps.db, {
    folder,
    isCheck: false,
    skipsRefused: false,
    ...options,
    clock: api.deps.clock,
    print: (line) => printed.push(line),
  });
  return { isFine, printed };
}

/** Every row of the book in the database. */
async function look() {
  const { rows } = await sql<{ counts: object; all: string }>`
    with p as (select * from policy where policy_no like '2000000%'),
      c as (select * from customer where client_id like '20000000%')
    select jsonb_build_object(
        'customers', (select count(*) from c), 'policies', (select count(*) from p),
        'addresses', (select count(*) from address where customer_id in (select id from c)),
        'nominees', (select count(*) from policy_nominee where policy_no in (select policy_no from p)),
        'holdings', (select count(*) from fund_holding where policy_no in (select policy_no from p)),
        'accounts', (select count(*) from policy_account where policy_no in (select policy_no from p)),
        'requests', (select count(*) from service_request where customer_id in (select id from c))) as counts,
      (select md5(string_agg(p::text, '' order by policy_no)) from p)
        || (select md5(string_agg(to_jsonb(c)::text, '' order by id)) from c) as "all"`.execute(api.deps.db);
  return rows[0];
}
const NOTHING = { customers: 0, policies: 0, addresses: 0, nominees: 0, holdings: 0, accounts: 0, requests: 0 };
const isRefusal = (line: string) => / line \d/.test(line);

const REFUSED: readonly (readonly [
  file: FileName,
  row: number,
  change: Record<string, string | number>,
  refusal: string,
])[] = [
  ['customers', 3, { mobile: '12345' }, 'mobile: Some digits are missing'],
  ['customers', 4, { address_state: 'Bombay' }, 'address_state: Write a state'],
  ['customers', 5, { client_id: '2000000001' }, 'client_id: Line 2 has the same client_id'],
  ['policies', 12, { premium_term: 0 }, 'premium_term: Write the years'],
  ['policies', 13, { client_id: '99999999' }, 'client_id: There is no such customer'],
  ['policies', 14, { maturity_date: '2001-01-01' }, 'maturity_date: It is not after issue_date'],
  ['policies', 15, { account_holder: '' }, 'account_holder: Fill it in, or leave the whole account empty'],
  ['policies', 16, { ifsc: 'SBIN0ZZZZZZ' }, 'ifsc: Write the IFSC of a branch that exists'],
  ['policies', 17, { policy_no: '200000001' }, 'policy_no: Line 2 has the same policy_no'],
  ['policies', 20, { assignment: 'absolute' }, 'assignee: Fill in both'],
  ['policies', 21, { status_code: '2' }, 'A policy of this status owes no premium'],
  ['dues', 22, { amount: '1.00' }, 'amount: It differs from modal_premium'],
  ['dues', 23, { revival_date: '' }, 'revival_date: Write the day'],
  ['dues', 24, { due_date: '1999-01-01' }, 'due_date: It is not in the premium term'],
  ['dues', 26, { policy_no: '200000099' }, 'policy_no: There is no such policy in policies.csv'],
  ['nominees', 27, { share: 60 }, 'share: The shares of the nominees of this policy are wrong'],
  ['nominees', 28, { birth_date: '2020-01-01' }, 'appointee_name: The nominee is a minor'],
  ['holdings', 15, { policy_no: '200000030' }, 'policy_no: This policy is not unit-linked'],
  ['requests', 0, { policy_nos: '200000033' }, 'policy_nos: This customer has no such policy'],
];

it('refuses every wrong row with its file, line, column and what to do, and writes nothing', async () => {
  const book = sampleBook(40);
  // later columns may be missing in the sample, and an assignment needs two
  for (const row of book.policies) Object.assign(row, { assignment: '', assignee: '' });
  for (const row of book.nominees) Object.assign(row, { appointee_name: '' });
  for (const [file, at, change] of REFUSED) Object.assign(book[file][at] ?? {}, change);
  await saveBook(folder, book);
  const { isFine, printed } = await run();
  expect(isFine).toBe(false);
  expect(printed.at(-1)).toBe('Nothing was written: correct the refused rows.');
  expect((await look())?.counts).toEqual(NOTHING);
  const refusals = printed.filter(isRefusal).join('\n');
  for (const [file, at, , refusal] of REFUSED) {
    expect(refusals).toContain(refusal.includes(': ') ? `${file}.csv line ${at + 2}, ${refusal}` : refusal);
  }
  // the rest of a policy with a refused row
  expect(refusals).toContain(
    'policies.csv line 29: Line 29 of nominees.csv, which belongs to this policy, is refused.',
  );
  expect(refusals).toContain('dues.csv line 14, policy_no: Line 14 of policies.csv, to which this line belongs');
  // personal values of refused rows, and of those that belong to them
  expect(printed.join('\n')).not.toMatch(/12345|ABCPK|30211|Sagar|@|SBIN/);
});

it.each([
  { skipsRefused: true, plan: 'The import would do this:', end: 'Nothing was written.' },
  {
    skipsRefused: false,
    plan: 'The import would write nothing. With --skip-refused it would do this:',
    end: 'Nothing was written: correct the refused rows.',
  },
])('says what an import would do, if refused rows are skipped: $skipsRefused', async ({ skipsRefused, plan, end }) => {
  const book = sampleBook(6);
  Object.assign(book.nominees[5] ?? {}, { share: 50 });
  await saveBook(folder, book);
  const before = await look();
  const { isFine, printed } = await run({ isCheck: true, skipsRefused });
  expect(isFine).toBe(false);
  expect(printed.slice(printed.indexOf(plan))).toEqual([
    plan,
    '  customers.csv: import 3, skip 0',
    '  policies.csv: import 5, skip 1',
    '  dues.csv: import 5, skip 1',
    '  nominees.csv: import 5, skip 1',
    '  holdings.csv: import 3, skip 0',
    '  requests.csv: import 1, skip 0',
    end,
  ]);
  expect(await look()).toEqual(before);
});

it('writes the other rows if refused ones are skipped, and the corrected ones later', async () => {
  const book = sampleBook(6);
  Object.assign(book.nominees[5] ?? {}, { share: 50 });
  await saveBook(folder, book);
  const first = await run({ skipsRefused: true });
  expect(first.isFine).toBe(false);
  expect(first.printed.at(-1)).toBe('Everything was written except the refused rows.');
  expect((await look())?.counts).toMatchObject({ customers: 3, policies: 5, nominees: 5 });
  Object.assign(book.nominees[5] ?? {}, { share: 100 });
  await saveBook(folder, book);
  expect((await run()).isFine).toBe(true);
  expect((await look())?.counts).toMatchObject({ customers: 3, policies: 6, nominees: 6 });
});

it('only reports when it checks', async () => {
  await saveBook(folder, sampleBook(20));
  const before = await look();
  const { printed } = await run({ isCheck: true });
  expect(printed.at(-1)).toBe('Nothing was written. All rows are fine.');
  expect(printed).toContain('  policies.csv: import 14, skip 0, leave 6 that the database has');
  expect(await look()).toEqual(before);
});

it('changes nothing when the same files are imported again, and keeps every invariant', async () => {
  await saveBook(folder, sampleBook(20));
  expect((await run()).isFine).toBe(true);
  const once = await look();
  expect(once?.counts).toEqual({
    customers: 10,
    policies: 20,
    addresses: 10,
    nominees: 20,
    holdings: 10,
    accounts: 20,
    requests: 1,
  });
  expect((await run()).isFine).toBe(true);
  expect(await look()).toEqual(once);
  const { rows } = await sql`select to_regnamespace('lifedesk_import') as schema`.execute(api.deps.db);
  expect(rows).toEqual([{ schema: null }]);
  expect(await findBrokenWithoutHistory(api.deps.db)).toEqual([]);
});

it('lets an imported customer sign in with an OTP and see the policies', async () => {
  await renewSendBudgets(api);
  const json = async (answer: ReturnType<typeof callOperation>) => JSON.parse((await answer).body);
  const loginId = OWNER.policyNos[0] ?? '';
  const found = await json(callOperation(api, 'validateCustomer', { loginId, workTypeTxt: 'login' }));
  const sent = await json(callOperation(api, 'generateOtp', { otpToken: found.otpToken, workTypeTxt: 'login' }));
  const otp = await api.otpFor(OWNER.email);
  const session = await json(callOperation(api, 'validateOtp', { otpToken: sent.otpToken, otp }));
  const headers = sessionHeaders(session);
  const opened = await callOperation(api, 'validateSession', {}, headers);
  expect(opened.statusCode, opened.body).toBe(200);
  for (const policyNo of OWNER.policyNos) expect(opened.body).toContain(policyNo);
  const details = await callOperation(api, 'policyDetails', { policyNo: OWNER.policyNos[0] } as never, headers);
  expect(details.statusCode, details.body).toBe(200);
  const requests = await callOperation(api, 'serviceRequests', {} as never, headers);
  expect(requests.body).toContain('SR0200000001');
});

it('overwrites nothing that the database has with other values', async () => {
  const book = sampleBook(20);
  Object.assign(book.policies[2] ?? {}, { sum_assured: '600000.00' });
  Object.assign(book.customers[3] ?? {}, { email: 'another@book.example' });
  Object.assign(book.holdings[4] ?? {}, { units: '1.0000' });
  await saveBook(folder, book);
  const before = await look();
  const { isFine, printed } = await run({ skipsRefused: true });
  expect(isFine).toBe(false);
  expect(printed).toContainEqual(
    expect.stringMatching(/^policies\.csv line 4: The database has this row with another sum_assured\. Nothing is/),
  );
  expect(printed).toContainEqual(expect.stringMatching(/^customers\.csv line 5: .+ another email\./));
  expect(printed).toContainEqual(expect.stringMatching(/^holdings\.csv line 6: .+ another units\./));
  expect(await look()).toEqual(before);
});

it.each<[string, (text: string) => string, string]>([
  ['a missing column', (text) => text.replace('"share",', ''), '  - the column share is missing: add it'],
  [
    'an unknown column',
    (text) => text.replace('"share"', '"percent"'),
    '  - column 5 is not one of this file: remove or rename it',
  ],
  ['a column twice', (text) => text.replace('"share"', '"name"'), '  - column 5 repeats an earlier one'],
  ['nothing', () => '', 'nominees.csv is empty. It needs a line with the names of its columns.'],
  [
    'half a file',
    (text) => text.slice(0, text.lastIndexOf('Daughter') + 3),
    'nominees.csv line 21: The file does not end with a line break, so it may be cut',
  ],
])('stops at a file with %s', async (_, change, message) => {
  await saveBook(folder, sampleBook(20));
  const path = join(folder, 'nominees.csv');
  await writeFile(path, change(await readFile(path, 'utf8')));
  await expect(run()).rejects.toThrow(message);
});

it('refuses a line with too few fields', async () => {
  await saveBook(folder, sampleBook(20));
  const path = join(folder, 'dues.csv');
  await writeFile(path, `${await readFile(path, 'utf8')}"200000021","2027-01-01"\n`);
  expect((await run({ isCheck: true })).printed).toContain(
    'dues.csv line 22: The line has 2 fields and the first line has 4. A field with a comma needs quotes.',
  );
});

it('names missing files', async () => {
  await saveBook(folder, sampleBook(2));
  await rm(join(folder, 'holdings.csv'));
  await rm(join(folder, 'requests.csv'));
  await expect(run()).rejects.toThrow(/lacks holdings\.csv, requests\.csv: add them/);
});

it('does not run on a database that lacks migrations', async () => {
  await saveBook(folder, sampleBook(2));
  await sql`delete from migration where name = (select max(name) from migration)`.execute(api.deps.db);
  await expect(run()).rejects.toThrow(/lacks 1 migrations .+ run node lifedesk\.mjs migrate/);
});
