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

/** A category in words. A newer server may know more of them than this page. */
export const categoryName = (category: string): string =>
  (names as Readonly<Record<string, () => string>>)[category]?.() ?? m.raiseComplaint_other();
