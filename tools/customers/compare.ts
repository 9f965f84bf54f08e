// Compares what the five places say about a customer with the table of expectations.
import { isDeepStrictEqual } from 'node:util';
import {
  type CalendarDate,
  countNotifications,
  groupAttention,
  isMoneyForCustomer,
  withoutSteps,
} from '@lifedesk/rules';
import {
  allPremiumsPaid,
  canBePaid,
  type Day,
  expectedFor,
  type GeneratedCustomer,
  type Open,
  onDashboard,
} from '../../apps/api/src/testing/customers/index.ts';
import { readAttention } from '../../packages/journey/src/session/attention.ts';
import { viewsOf } from '../../packages/services/src/dashboard/policy-view.ts';
import { amountOf, duesOf, isAllClear } from '../../packages/services/src/pay-online/dues.ts';
import type { Answers } from './answers.ts';

/** The notification entry for each reason, and its name on a policy card. */
const NAMES: Readonly<Record<string, { entry: string; sign: string }>> = {
  'premium-due-soon': { entry: 'premiumDue', sign: 'premium-due' },
  'premium-in-grace': { entry: 'premiumDue', sign: 'premium-overdue' },
  'premium-after-grace': { entry: 'premiumDue', sign: 'premium-overdue' },
  'revival-open': { entry: 'policyLapsed', sign: 'lapsed' },
  'reinstatement-open': { entry: 'policyLapsed', sign: 'lapsed' },
  'lapsed-without-online-way': { entry: 'policyLapsed', sign: 'lapsed' },
  'payment-in-process': { entry: 'paymentInProcess', sign: 'payment-in-process' },
  'life-certificate-due': { entry: 'lifeCertificateDue', sign: 'life-certificate' },
  'life-certificate-overdue': { entry: 'lifeCertificateDue', sign: 'life-certificate' },
  'loan-close-to-value': { entry: 'loanNearValue', sign: 'loan' },
  'loan-above-value': { entry: 'loanNearValue', sign: 'loan' },
  'nationality-missing': { entry: 'nationalityMissing', sign: 'fatca-missing' },
  'pan-missing': { entry: 'panMissing', sign: 'pan-missing' },
  'pan-not-validated': { entry: 'panMissing', sign: 'pan-missing' },
  'bank-account-missing': { entry: 'bankDetailsMissing', sign: 'neft-missing' },
  'bank-account-rejected': { entry: 'bankDetailsMissing', sign: 'neft-missing' },
  'request-waiting': { entry: 'requestWaiting', sign: 'request-waiting' },
  'incorporation-date-missing': { entry: 'dateOfIncorporationMissing', sign: '' },
  'payout-on-hold': { entry: 'payoutOnHold', sign: 'payout-on-hold' },
};

const nameOf = ({ because }: Pick<Open, 'because'>) => NAMES[because] ?? { entry: because, sign: because };

/** Sorted, as text in which a difference is easy to read. */
const asLines = (things: readonly Open[]): string[] =>
  things
    .map(({ because, action, deadline, amount, steps = [] }) =>
      [because, action, deadline ?? '-', amount ?? '-', ...steps].join(' '),
    )
    .sort();

const sortWords = (words: Iterable<string>): string[] => [...new Set(words)].filter((word) => word !== '').sort();

/** Faster than `expect`, which would take most of the time when called half a million times. */
function same(actual: unknown, wanted: unknown, where: string): void {
  if (!isDeepStrictEqual(actual, wanted))
    throw new Error(`${where}: says ${JSON.stringify(actual)}, the table ${JSON.stringify(wanted)}`);
}

/** Expects every place to say about the customer what the table says. */
export function expectAgreement(customer: GeneratedCustomer, answers: Answers, today: Day): void {
  const expected = expectedFor(customer, today);
  const ofPolicies = [...expected.policies].flatMap(([policyNo, things]) =>
    things.map((thing) => ({ policyNo, ...thing })),
  );
  const everything: Open[] = [...ofPolicies, ...expected.customer];
  const list = readAttention(answers.list);
  same(list.length, answers.list.length, 'reasons with words');
  expectDashboard(customer, answers, list, everything);
  expectBell(list, answers, everything);
  if (answers.ofPolicies === null) return;
  const { payments, signs } = answers.ofPolicies;
  expectPayments(customer, payments, expected.policies, today);
  for (const { policyNo } of customer.policies) {
    const things = [...(expected.policies.get(policyNo) ?? []), ...expected.customer];
    const said = sortWords(signs.get(policyNo) ?? []).filter((sign) => sign !== 'revivable');
    same(said, sortWords(things.map((thing) => nameOf(thing).sign)), `the card of ${policyNo}`);
  }
}

type List = ReturnType<typeof readAttention>;

/** The dashboard and the policy page use the list; a company's dashboard adds up its policies by reason. */
function expectDashboard(customer: GeneratedCustomer, answers: Answers, list: List, everything: readonly Open[]): void {
  same(list.length === 0, everything.length === 0, 'the all-clear of the dashboard');
  if (customer.kind === 'company') {
    const counts = new Map<string, number>();
    for (const { because } of everything) counts.set(because, (counts.get(because) ?? 0) + 1);
    const said = list.map(({ because, count }) => [because, count]);
    same(Object.fromEntries(said), Object.fromEntries(counts), 'the dashboard of the company');
    return;
  }
  same(asLines(list), asLines(everything), 'the dashboard');
  const cards = withoutSteps(list);
  const { money, attention } = onDashboard(everything);
  same(asLines(cards.filter(isMoneyForCustomer)), asLines(money), 'money on the dashboard');
  same(asLines(cards.filter((item) => !isMoneyForCustomer(item))), asLines(attention), 'attention on the dashboard');
  const policies = customer.policies.map(({ policyNo }) => ({ policyNo, id: policyNo, dueDate: '' }));
  // the view model reads number and date of a policy
  const views = viewsOf(policies as unknown as Parameters<typeof viewsOf>[0], undefined, list);
  for (const { policy, needs } of views) {
    const payment = answers.ofPolicies?.payments.find(({ policyNo }) => policyNo === policy.policyNo);
    same(asLines(needs), asLines(readAttention(payment?.attention)), `the page of ${policy.policyNo}`);
  }
}

/** The content of the bell, its number, and the notifications from the specification. */
function expectBell(list: List, { notifications }: Answers, everything: readonly Open[]): void {
  const panel = groupAttention(list).map(({ because }) => because);
  same(sortWords(panel), sortWords(everything.map(({ because }) => because)), 'the panel of the bell');
  const entries = Object.entries(notifications).flatMap(([entry, found]) => (found ? [entry] : []));
  const wanted = sortWords(everything.map((thing) => nameOf(thing).entry));
  same(sortWords(entries), wanted, 'the notifications');
  same(countNotifications(notifications), wanted.length, 'the number at the bell');
}

/** The payment page: what is open on each policy, what can be paid there, and that it says “all paid” only if nothing is open. */
function expectPayments(
  customer: GeneratedCustomer,
  payments: NonNullable<Answers['ofPolicies']>['payments'],
  policies: ReadonlyMap<string, readonly Open[]>,
  today: Day,
): void {
  const dues = duesOf(payments, today as CalendarDate);
  same(dues.length, customer.policies.length, 'the page of payments');
  for (const policy of customer.policies) {
    const due = dues.find(({ policyNo }) => policyNo === policy.policyNo);
    const things = policies.get(policy.policyNo) ?? [];
    same(asLines(readAttention(due?.attention)), asLines(things), `${policy.policyNo} on the page of payments`);
    same(due?.payable, canBePaid(policy, today), `the button of ${policy.policyNo}`);
    const premiumItem = things.find(({ action }) => action === 'pay-premium');
    if (premiumItem) same(due && amountOf(due, due.least), premiumItem.amount, `the amount of ${policy.policyNo}`);
  }
  same(isAllClear(dues), allPremiumsPaid(customer, today), 'the all-clear of the page of payments');
}
