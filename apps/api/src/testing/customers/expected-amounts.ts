// The expected amounts, from the decided rates (decisions on GST, late fee and revival) and independent of the
// product's rules.
import { dateOf, daysFrom, plusDays, plusMonths } from './days.ts';
import { type Day, type GeneratedPolicy, PLANS } from './model.ts';

const MONTHS = { yearly: 12, 'half-yearly': 6, quarterly: 3, monthly: 1, single: 0 } as const;

const halfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

/** Premiums due up to a day, oldest first. */
function instalments({ due, mode, issued, premiumYears }: GeneratedPolicy, until: Day): Day[] {
  const found: Day[] = [];
  const end = plusMonths(issued, 12 * premiumYears);
  for (let day = due; day !== null && day <= until; ) {
    found.push(day);
    if (mode === 'single') break;
    const keepsDay = day === plusMonths(day, 0, dateOf(issued));
    const next: Day = plusMonths(day, MONTHS[mode], keepsDay ? dateOf(issued) : dateOf(day));
    day = next < end ? next : null;
  }
  return found;
}

/**
 * GST on individual life is nil for due dates from 22 September 2025; before that it depends on kind and year. In basis
 * points.
 */
function gstRate({ plan, issued }: GeneratedPolicy, due: Day): number {
  if (due >= '2025-09-22' || due < '2017-07-01') return 0;
  const isFirstYear = due < plusMonths(issued, 12);
  switch (PLANS[plan]) {
    case 'term':
    case 'health':
      return 1800;
    case 'savings':
    case 'pension':
    case 'child':
      return isFirstYear ? 450 : 225;
    case 'annuity':
      return 180;
    // taxed on its charges
    case 'unit-linked':
      return 0;
  }
}

const withGst = (policy: GeneratedPolicy, due: Day): number =>
  policy.premium + halfUp((policy.premium * gstRate(policy, due)) / 10_000);

/**
 * What must be paid in premiums now, and the due date that it starts with. Money received pays the oldest first. All that
 * is overdue keeps the cover; before that, only the oldest premium of the next 30 days is asked for.
 */
export function premiumNow(policy: GeneratedPolicy, today: Day): { due: Day; amount: number } | null {
  let left = policy.received;
  const open = instalments(policy, plusDays(today, 30)).flatMap((due) => {
    const cost = withGst(policy, due);
    const received = Math.min(left, cost);
    left -= received;
    return cost > received ? [{ due, amount: cost - received }] : [];
  });
  const [first] = open;
  if (!first) return null;
  const overdue = open.filter(({ due }) => due < today);
  const amount = overdue.reduce((sum, one) => sum + one.amount, 0);
  return { due: first.due, amount: overdue.length > 0 ? amount : first.amount };
}

/** The bank rate since 5 December 2025 is 5.50%; these customers live later. In basis points. */
const BANK_RATE = 550;

/** Nil up to 60 days, bank rate + 1% up to 180, + 3% beyond; whole years compound, the rest is simple by 365. */
function lateFee({ plan, premium }: GeneratedPolicy, due: Day, today: Day): number {
  const late = daysFrom(due, today);
  if (late <= 60 || PLANS[plan] === 'unit-linked') return 0;
  const rate = (BANK_RATE + (late <= 180 ? 100 : 300)) / 10_000;
  let years = 0;
  while (plusMonths(due, 12 * (years + 1)) <= today) years += 1;
  let amount = premium;
  for (let year = 0; year < years; year += 1) amount += halfUp(amount * rate);
  amount += halfUp((amount * rate * daysFrom(plusMonths(due, 12 * years), today)) / 365);
  return amount - premium;
}

/** What puts a lapsed policy back in force today: every due premium with its late fee, less money received. */
export function restorationCost(policy: GeneratedPolicy, today: Day): number | null {
  const days = instalments(policy, today);
  if (days.length === 0) return null;
  const all = days.reduce((sum, due) => {
    const fee = lateFee(policy, due, today);
    // the late fee on a taxed premium is taxed too
    const gstOnFee = gstRate(policy, due) > 0 ? halfUp((fee * 1800) / 10_000) : 0;
    return sum + withGst(policy, due) + fee + gstOnFee;
  }, 0);
  return Math.max(0, all - policy.received);
}
