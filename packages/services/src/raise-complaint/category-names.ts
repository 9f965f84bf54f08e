import * as m from '../texts.ts';
import type { Category } from './complaint-journey.ts';

const names: Record<Category, () => string> = {
  'premium-payment': m.raiseComplaint_premium,
  'policy-document': m.raiseComplaint_document,
  claim: m.raiseComplaint_claim,
  payout: m.raiseComplaint_payout,
  'fund-value': m.raiseComplaint_fund,
  'mis-selling': m.raiseComplaint_selling,
  'service-delay': m.raiseComplaint_delay,
  'staff-conduct': m.raiseComplaint_conduct,
  other: m.raiseComplaint_other,
};

const known: ReadonlyMap<string, () => string> = new Map(Object.entries(names));

/** The name of a category. A newer server may have others. */
export const categoryName = (category: string): string => (known.get(category) ?? m.raiseComplaint_other)();
