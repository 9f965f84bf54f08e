import { describe, expect, it } from 'vitest';
import { arithmetic, exceptions, staleExceptions } from './arithmetic.ts';

const path = 'apps/api/src/domains/payouts/order/a.ts';
const store = 'apps/api/src/domains/payouts/order/a.store.ts';

describe('arithmetic in a domain', () => {
  it.each([
    ['const guaranteed = Math.floor((yearlyPremium * years * share) / 100);'],
    ['const left = Math.max(0, terms.perYear - made);'],
    ['const most = room - (room % terms.step);'],
    ['const charge = value / 100;'],
    ['let worth = 1; worth *= price;'],
    ['const total = row.net + row.penal_interest;'],
    ['const rest = policy.value - gross;'],
    ['const premium = row.modal_premium + gstOf(row, today);'],
    ['let { received } = policy; received -= cost;'],
    ['const all = lines.reduce((sum, line) => sum + line.premium + line.topUp, 0);'],
    ['const net = deductions.reduce((left, { paise }) => left - paise, gross);'],
    ['const interest = total - (loan?.principal ?? 0);'],
    ['const paid = isYearly ? premium : premium + fee;'],
  ])('finds: %s', (code) => {
    expect(arithmetic(path, `const one = 1;\n${code}\n`)).toEqual([expect.stringContaining(`${path}:2 `)]);
  });

  it.each([
    ['sql`select round(h.units * n.nav * 100) from fund_holding h`'],
    [`sql<Row>\`update policy_loan set principal = greatest(0, principal - \${amount}::bigint)\``],
    [`sql\`select p.modal_premium * \${rate} from policy p\``],
    ['sql`select p.sum_assured / 100 from policy p`'],
    ["sql`select p.issue_date + interval '12 months' from policy p`"],
  ])('finds in SQL: %s', (code) => {
    expect(arithmetic(store, `const one = 1;\nconst two = ${code};\n`)).toEqual([
      expect.stringContaining(`${store}:2 `),
    ]);
  });

  it.each([
    ['const total = lots.reduce((sum, { amount }) => sum + amount, 0);'],
    ['const first = funds.sort((a, b) => b.share - a.share);'],
    [`const words = \`\${names.length + 1} policies\` + text;`],
    ['const entry = { account, amount: -gross };'],
    ['const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);'],
    ['const ago = (days: number) => now - days * DAY_MS;'],
    ['const most = 5 * 1024 * 1024;'],
    ["const words = premium + ' a year';"],
    ['for (let at = 0; at < rows.length; at += 1) read(rows, at + 1);'],
    ['const rows = sql`select *, count(*) from policy p`;'],
    [`const rows = sql\`select distinct * from policy where note = \${note}\`;`],
    [`const rows = sql\`update fund_holding set units = units - \${units}::numeric\`;`],
    ['const rows = sql`select coalesce(sum(l.premium + l.top_up), 0) from receipt_line l`;'],
  ])('leaves alone: %s', (code) => {
    expect(arithmetic(path, code)).toEqual([]);
    expect(arithmetic(store, code)).toEqual([]);
  });

  it.each([
    'apps/api/src/domains/payouts/order/a.test.ts',
    'apps/api/src/platform/database/amounts.ts',
    'packages/rules/src/loan/a.ts',
    'apps/api/src/domains/content/query-limits.ts',
  ])('is not looked for in %s', (other) => {
    expect(arithmetic(other, 'const pixels = width * height;')).toEqual([]);
  });
});

describe('exceptions', () => {
  const [where, code] = ['payouts/order/order-payout.ts', 'grossPaise - unapplied'];
  const text = `const entry = { amount: ${code} };`;

  it('hold for their file and their code alone', () => {
    expect(arithmetic(`apps/api/src/domains/${where}`, text)).toEqual([]);
    expect(arithmetic(path, text)).toHaveLength(1);
    expect(arithmetic(`apps/api/src/domains/${where}`, text.replace('unapplied', 'taxPaise'))).toHaveLength(1);
  });

  it('in SQL leave the rest of the statement to be looked at', () => {
    const again = "least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')";
    const file = 'apps/api/src/domains/payouts/order/payouts.store.ts';
    expect(arithmetic(file, `sql\`update payout set look_at = \${now} + ${again}\``)).toEqual([]);
    expect(arithmetic(file, `sql\`update payout set net = round(gross), look_at = \${now} + ${again}\``)).toHaveLength(
      1,
    );
  });

  it('that no file needs are found', () => {
    const needed = { path: `apps/api/src/domains/${where}`, text };
    const stale = staleExceptions([needed]);
    expect(stale).toHaveLength(exceptions.length - 1);
    expect(stale.join()).not.toContain(code);
  });

  it('say why', () => {
    for (const { why } of exceptions) expect(why.length).toBeGreaterThan(5);
  });
});
