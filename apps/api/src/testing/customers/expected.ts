// What a customer must be shown, as a table from the specification (sections 4, 5 and 9) and the decisions, independent
// of the product's own rule. It calls none of the rules.
import { daysFrom, plusDays } from './days.ts';
import { premiumNow, restorationCost } from './expected-amounts.ts';
import type { Day, GeneratedCustomer, GeneratedPolicy } from './model.ts';

/** One open item: reason, action, deadline and amount. */
export interface Open {
  readonly because: string;
  readonly action: string;
  readonly deadline: Day | null;
  readonly amount: number | null;
  /** What money for the customer waits for, in the order in which to do it; left out if for nothing of theirs. */
  readonly steps?: readonly string[];
}

const open = (because: string, action: string, deadline: Day | null = null, amount: number | null = null): Open => ({
  because,
  action,
  deadline,
  amount,
});

interface Row {
  readonly when: (policy: GeneratedPolicy, today: Day) => boolean;
  /** Null if nothing is open. */
  readonly says: (policy: GeneratedPolicy, today: Day) => Open | null;
}

const isLapsed = ({ status }: GeneratedPolicy): boolean => '4B3E5'.includes(status);
const late = ({ due }: GeneratedPolicy, today: Day): number => (due === null ? 0 : daysFrom(due, today));
const graceEnd = (due: Day, { mode }: GeneratedPolicy): Day => plusDays(due, mode === 'monthly' ? 15 : 30);
const needsCertificate = ({ certificateDue, status }: GeneratedPolicy, today: Day): boolean =>
  certificateDue !== null && !'MSDF'.includes(status) && certificateDue <= plusDays(today, 60);
/** The bank is processing money for a premium or a revival. */
const paysPremium = ({ payment }: GeneratedPolicy): boolean =>
  payment?.withBank === true && (payment.purpose === 'premium' || payment.purpose === 'revival');

/** A loan must be repaid, unless a death is reported or the bank is processing money that may be for it. */
const hasLoanToRepay = ({ loanExceedsOn, deathReported, payment }: GeneratedPolicy): boolean =>
  loanExceedsOn !== null &&
  !deathReported &&
  !(payment?.withBank && (payment.purpose === 'loan' || payment.purpose === 'top-up'));

/** The due date from which something must be paid. */
const dueNow = (policy: GeneratedPolicy, today: Day): Day => premiumNow(policy, today)?.due ?? today;
const premium = (because: string, policy: GeneratedPolicy, today: Day, deadline: Day): Open =>
  open(because, 'pay-premium', deadline, premiumNow(policy, today)?.amount ?? null);

/** Premium and lapse of a policy: the first matching row. */
const COVER: readonly Row[] = [
  { when: paysPremium, says: () => null },
  // once a death is reported only the claim continues: nothing is requested, and staff explain a lapse
  {
    when: (policy) => policy.deathReported,
    says: (policy) => (isLapsed(policy) ? open('lapsed-without-online-way', 'call') : null),
  },
  {
    when: (policy) => isLapsed(policy) && policy.premiumLeft,
    says: (policy, today) => open('revival-open', 'revive', null, restorationCost(policy, today)),
  },
  {
    when: (policy) => isLapsed(policy) && policy.due === null,
    says: () => open('lapsed-without-online-way', 'call'),
  },
  {
    when: (policy, today) =>
      isLapsed(policy) &&
      policy.revivalDate !== null &&
      policy.revivalDate > today &&
      Math.abs(late(policy, today)) > 180,
    says: (policy, today) =>
      open(
        'revival-open',
        'revive',
        policy.revivalDate && plusDays(policy.revivalDate, -1),
        restorationCost(policy, today),
      ),
  },
  {
    when: (policy, today) =>
      isLapsed(policy) && policy.revivalDate === null && late(policy, today) > 180 && late(policy, today) < 1095,
    says: (policy, today) =>
      open('revival-open', 'revive', policy.due && plusDays(policy.due, 1094), restorationCost(policy, today)),
  },
  {
    when: (policy, today) => isLapsed(policy) && late(policy, today) >= 1 && late(policy, today) <= 180,
    says: (policy, today) =>
      open('reinstatement-open', 'reinstate', policy.due && plusDays(policy.due, 180), restorationCost(policy, today)),
  },
  { when: isLapsed, says: () => open('lapsed-without-online-way', 'call') },
  // premiums are due only while in force
  { when: ({ status }) => status !== '1', says: () => null },
  { when: (policy, today) => premiumNow(policy, today) === null, says: () => null },
  {
    when: (policy, today) => dueNow(policy, today) >= today,
    says: (policy, today) => premium('premium-due-soon', policy, today, dueNow(policy, today)),
  },
  {
    when: (policy, today) => today <= graceEnd(dueNow(policy, today), policy),
    says: (policy, today) => premium('premium-in-grace', policy, today, graceEnd(dueNow(policy, today), policy)),
  },
  {
    when: () => true,
    says: (policy, today) => premium('premium-after-grace', policy, today, graceEnd(dueNow(policy, today), policy)),
  },
];

/** What else can be open on a policy: every matching row. */
const BESIDE: readonly Row[] = [
  {
    when: ({ payment }) => payment?.withBank === true,
    says: ({ payment }) => open('payment-in-process', 'wait', null, payment?.amount ?? null),
  },
  {
    when: (policy, today) => needsCertificate(policy, today) && (policy.certificateDue ?? today) >= today,
    says: ({ certificateDue }) => open('life-certificate-due', 'submit-life-certificate', certificateDue),
  },
  {
    when: (policy, today) => needsCertificate(policy, today) && (policy.certificateDue ?? today) < today,
    says: ({ certificateDue }) => open('life-certificate-overdue', 'submit-life-certificate', certificateDue),
  },
  {
    when: (policy, today) => hasLoanToRepay(policy) && (policy.loanExceedsOn ?? today) <= today,
    says: () => open('loan-above-value', 'pay-loan'),
  },
  {
    when: (policy, today) => hasLoanToRepay(policy) && (policy.loanExceedsOn ?? today) > today,
    says: ({ loanExceedsOn }) => open('loan-close-to-value', 'pay-loan', loanExceedsOn && plusDays(loanExceedsOn, -1)),
  },
];

interface Detail {
  readonly step: string;
  readonly when: (customer: GeneratedCustomer) => boolean;
  readonly says: Open;
}

/** Details of a person without which no money can be paid out, in the order in which we ask for them. */
const DETAILS: readonly Detail[] = [
  {
    step: 'nationality',
    when: ({ nationalityOpen }) => nationalityOpen,
    says: open('nationality-missing', 'declare-nationality'),
  },
  {
    step: 'bank-account',
    when: ({ bankAccount }) => bankAccount === 'missing',
    says: open('bank-account-missing', 'update-bank-account'),
  },
  {
    step: 'bank-account',
    when: ({ bankAccount }) => bankAccount === 'rejected',
    says: open('bank-account-rejected', 'update-bank-account'),
  },
  { step: 'pan', when: ({ pan }) => pan === 'missing', says: open('pan-missing', 'update-pan') },
  { step: 'pan', when: ({ pan }) => pan === 'not-validated', says: open('pan-not-validated', 'update-pan') },
];

/** What is checked before we pay. A PAN is not. */
const NEEDED_TO_PAY = ['nationality', 'bank-account'];

/**
 * A payout on hold. A person starts with the first detail that is open, and sees all of them as its steps; staff explain
 * any other hold, and every hold of a company. A hold without an amount names none.
 */
function openOnHold({ held }: GeneratedPolicy, customer: GeneratedCustomer): Open[] {
  if (held === null) return [];
  const details =
    customer.kind === 'person'
      ? DETAILS.filter(({ step, when }) => NEEDED_TO_PAY.includes(step) && when(customer))
      : [];
  const action = details[0]?.says.action ?? 'call';
  const steps = details.map(({ step }) => step);
  return [
    {
      ...open('payout-on-hold', action, null, held === 0 ? null : held),
      ...(steps.length > 0 && { steps }),
    },
  ];
}

/** What is open on a policy today. */
function openOnPolicy(policy: GeneratedPolicy, customer: GeneratedCustomer, today: Day): Open[] {
  const cover = COVER.find(({ when }) => when(policy, today))?.says(policy, today) ?? null;
  const beside = BESIDE.filter(({ when }) => when(policy, today)).map(({ says }) => says(policy, today));
  return [...[cover, ...beside].filter((one) => one !== null), ...openOnHold(policy, customer)];
}

/** What is open with a customer besides the policies. */
function openWithCustomer(customer: GeneratedCustomer): Open[] {
  if (customer.kind === 'company') {
    const nationality = customer.nationalityOpen ? [open('nationality-missing', 'declare-nationality')] : [];
    const date = customer.incorporated ? [] : [open('incorporation-date-missing', 'update-incorporation-date')];
    return [...nationality, ...date];
  }
  return DETAILS.filter(({ when }) => when(customer)).map(({ says }) => says);
}

const REQUEST = open('request-waiting', 'answer-request');

/** Everything that is open for a customer: by policy, and about none. Companies answer no requests here. */
export function expectedFor(
  customer: GeneratedCustomer,
  today: Day,
): { policies: ReadonlyMap<string, readonly Open[]>; customer: readonly Open[] } {
  const { policies, requestWaiting, kind } = customer;
  const about = kind === 'person' ? requestWaiting?.about : undefined;
  return {
    policies: new Map(
      policies.map((policy, at) => [
        policy.policyNo,
        [...openOnPolicy(policy, customer, today), ...(about === 'first policy' && at === 0 ? [REQUEST] : [])],
      ]),
    ),
    customer: [...openWithCustomer(customer), ...(about === 'none' ? [REQUEST] : [])],
  };
}

/**
 * The two parts of a person's dashboard: money for them, and what needs their attention. A detail that a payout waits for
 * is a step of the payout, not another thing to do.
 */
export function onDashboard(everything: readonly Open[]): { money: Open[]; attention: Open[] } {
  const money = everything.filter(({ because }) => because === 'payout-on-hold');
  const isStep = ({ because }: Open): boolean =>
    money.length > 0 && DETAILS.some(({ step, says }) => NEEDED_TO_PAY.includes(step) && says.because === because);
  return { money, attention: everything.filter((thing) => !money.includes(thing) && !isStep(thing)) };
}

/** Whether the payment page can take a premium: in force, something to pay, no payment in progress, no death reported. */
export const canBePaid = (policy: GeneratedPolicy, today: Day): boolean =>
  policy.status === '1' &&
  !policy.deathReported &&
  !(policy.payment && (policy.payment.purpose === 'premium' || policy.payment.purpose === 'revival')) &&
  premiumNow(policy, today) !== null;

/**
 * Whether the payment page may say that all premiums are paid: nothing is open on a policy, none is unpaid or being
 * paid.
 */
export const allPremiumsPaid = (customer: GeneratedCustomer, today: Day): boolean => {
  const { policies } = expectedFor(customer, today);
  return customer.policies.every(
    (policy) =>
      policies.get(policy.policyNo)?.length === 0 &&
      !(policy.payment && (policy.payment.purpose === 'premium' || policy.payment.purpose === 'revival')) &&
      !(policy.status === '1' && premiumNow(policy, today) !== null),
  );
};
