import {
  CHOICE_FIGURES,
  compareChoices,
  formatRupees,
  type PlainComparedPolicy,
  POLICY_CHOICES,
  toComparedPolicy,
} from '@lifedesk/rules';
import { figureLines, policyChoiceText } from '@lifedesk/rules/texts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';

/** Asha's savings plan: ₹24,500 a year, 7 of 15 paid, a loan of ₹60,000. */
const POLICY = '501234567';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

const compare = (policyNo = POLICY, headers = asha) => callOperation(api, 'policyComparison', { policyNo }, headers);
const callComparison = async (policyNo?: string, headers?: SessionHeaders, amounts = { loan: 0, withdrawal: 0 }) => {
  const { facts, asOf } = (await compare(policyNo, headers)).json();
  return compareChoices(toComparedPolicy(facts as PlainComparedPolicy), amounts, asOf);
};
const openIn = ({ choices }: Awaited<ReturnType<typeof callComparison>>) =>
  choices.filter(({ figures }) => figures !== null).map(({ choice }) => choice);

describe('the comparison of a policy', () => {
  it('has the values that each choice is calculated from', async () => {
    const answer = await compare();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      policyNo: POLICY,
      planName: 'Meru Secure Savings',
      asOf: '2026-11-21',
      facts: {
        line: 'savings',
        policyStatusCode: '1',
        sumAssured: 350_000_00,
        loan: { principal: 60_000_00, rate: 950 },
        reduction: 225,
        hasOpenRequest: false,
        restrictions: [],
        tax: { isResident: true, hasPan: true },
      },
    });
    expect(JSON.stringify(answer.json())).not.toContain('null');
    const found = await callComparison();
    expect(found.choices.map(({ choice }) => choice)).toEqual(
      POLICY_CHOICES.filter((choice) => choice !== 'free-look'),
    );
    expect(openIn(found)).toEqual(['keep-paying', 'reduced-paid-up', 'loan', 'surrender']);
  });

  it('has the same figures as surrender, loan and the options for unpaid premiums', async () => {
    const call = async (operation: 'surrenderPolicies' | 'eLoanPolicies' | 'nonForfeitureOptions') =>
      (await callOperation(api, operation, {}, asha)).json().policies[0];
    const [surrender, loan, unpaid] = [
      await call('surrenderPolicies'),
      await call('eLoanPolicies'),
      await call('nonForfeitureOptions'),
    ];
    const compared = await callComparison(POLICY, asha, { loan: Number.MAX_SAFE_INTEGER, withdrawal: 0 });
    const figuresOf = (choice: string) => compared.choices.find((one) => one.choice === choice)?.figures;
    const { quote, lost, alternatives } = surrender;
    // domain.md, section 15: ₹85,750.00 and ₹26,082.00 for the additions
    expect(quote.gross).toBe(111_832_00);
    expect(loan).toMatchObject({
      surrenderValue: quote.gross,
      guaranteed: quote.guaranteed,
      special: quote.special,
      additions: quote.additions,
      most: compared.bounds.loan.most,
    });
    expect(figuresOf('surrender')?.cash).toBe(quote.net);
    // domain-2.md, section 31.3: 3,50,000 + 52,500, less the loan
    expect(figuresOf('keep-paying')?.cover).toBe(402_500_00 - quote.loan - quote.interest);
    expect(lost).toMatchObject({
      cover: figuresOf('keep-paying')?.cover,
      maturityValue: figuresOf('keep-paying')?.maturity,
    });
    for (const { option, cash, cover, maturity } of alternatives)
      expect(figuresOf(option)).toMatchObject({ cash, cover, maturity });
    expect(unpaid.options[0]).toMatchObject({
      option: 'reduced-paid-up',
      cover: figuresOf('reduced-paid-up')?.cover,
    });
  });

  it('has the refund and the last day while a policy is in free look, as the surrender has', async () => {
    const neel = await signIn(api, 'Neel');
    const returnable = (await callOperation(api, 'freelookPolicies', {}, neel)).json().policies;
    const { refund, lastDay } = returnable.find((one: { policyNo: string }) => one.policyNo === '512345678');
    const [first] = (await callComparison('512345678', neel)).choices;
    expect(first).toMatchObject({ choice: 'free-look', figures: { cash: refund, until: lastDay } });
    const { policies } = (await callOperation(api, 'surrenderPolicies', {}, neel)).json();
    expect(policies[0]).toMatchObject({ policyNo: '512345678', freeLook: { refund, lastDay } });
    expect(policies[0].quote.net).toBeLessThan(refund);
  });

  it.each([
    ['Rajesh', '502345678', ['surrender', 'revival']],
    ['Meenakshi', '503456789', ['keep-paying', 'reduced-paid-up', 'partial-withdrawal', 'surrender']],
  ])('of %s has only the choices that are open', async (who, policyNo, choices) => {
    expect(openIn(await callComparison(policyNo, await signIn(api, who)))).toEqual(choices);
  });

  it('names the restriction that closes a choice', async () => {
    await sql`update policy set court_order_on = '2026-11-01' where policy_no = ${POLICY}`.execute(api.deps.db);
    const { choices } = await callComparison();
    await sql`update policy set court_order_on = null where policy_no = ${POLICY}`.execute(api.deps.db);
    expect(choices.find(({ choice }) => choice === 'loan')).toMatchObject({
      because: 'restricted',
      restriction: 'court-order',
      figures: null,
    });
  });

  it('names a free look whose return a restriction bars, with the reason', async () => {
    const neel = await signIn(api, 'Neel');
    await sql`update policy set court_order_on = '2026-11-15' where policy_no = '512345678'`.execute(api.deps.db);
    const { choices } = await callComparison('512345678', neel);
    const returnable = (await callOperation(api, 'freelookPolicies', {}, neel)).json().policies;
    await sql`update policy set court_order_on = null where policy_no = '512345678'`.execute(api.deps.db);
    expect(choices[0]).toMatchObject({ choice: 'free-look', restriction: 'court-order', figures: null });
    expect(returnable.map(({ policyNo }: { policyNo: string }) => policyNo)).toEqual(['512345686']);
  });

  it('works for a company, for its own policies only', async () => {
    const company = await signIn(api, 'Sahyadri', 'corp');
    const answer = await compare('600000083', company);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().facts.line).toBe('unit-linked');
    expect((await compare(POLICY, company)).statusCode).toBe(404);
    const body = { policyNo: '600000083', clientId: '99999999' };
    expect((await callOperation(api, 'policyComparison', body, company)).statusCode).toBe(404);
  });

  it.each(['502345678', '999999999'])("returns not found for %s, which is not the customer's", async (policyNo) => {
    expect((await compare(policyNo)).statusCode).toBe(404);
    const body = { policyNo, loan: 0, withdrawal: 0 };
    expect((await callOperation(api, 'comparisonDocument', body, asha)).statusCode).toBe(404);
  });

  it.each([{ policyNo: '5' }, {}])('refuses %j', async (body) => {
    expect((await callOperation(api, 'policyComparison', body as { policyNo: string }, asha)).statusCode).toBe(400);
  });

  it('needs a session', async () => {
    expect((await callOperation(api, 'policyComparison', { policyNo: POLICY })).statusCode).toBe(401);
  });
});

describe('the comparison as a PDF', () => {
  const textOf = async (amounts: { loan: number; withdrawal: number }) => {
    const answer = await callOperation(api, 'comparisonDocument', { policyNo: POLICY, ...amounts }, asha);
    expect(answer.statusCode).toBe(200);
    const { url, fileName } = answer.json();
    expect(fileName).toBe(`comparison-${POLICY}.pdf`);
    return readPdf((await api.app.inject({ method: 'GET', url })).rawPayload);
  };

  it('has the same figures as the page, to the paisa', async () => {
    const amounts = { loan: 5_000_00, withdrawal: 0 };
    const pdf = await textOf(amounts);
    expect(pdf).toMatchObject({ isTagged: true, title: 'What can be done with the policy' });
    const written = pdf.text.replaceAll('\n', ' ').replaceAll('₹ ', '₹');
    for (const { choice, figures } of (await callComparison(POLICY, asha, amounts)).choices) {
      expect(written).toContain(policyChoiceText(choice, 'en'));
      for (const figure of figures ? CHOICE_FIGURES : [])
        for (const line of figures ? figureLines(figure, figures, 'en') : []) expect(written).toContain(line);
    }
  });

  it.each([-1, 1.5])('refuses to borrow %s', async (loan) => {
    const body = { policyNo: POLICY, loan, withdrawal: 0 };
    expect((await callOperation(api, 'comparisonDocument', body, asha)).statusCode).toBe(400);
  });

  it('reduces an amount above the limit to the limit', async () => {
    const { bounds } = await callComparison();
    const { text } = await textOf({ loan: bounds.loan.most + 1, withdrawal: 0 });
    expect(text.replaceAll('\n', ' ').replaceAll('₹ ', '₹')).toContain(`Borrowed ${formatRupees(bounds.loan.most)}`);
  });
});
