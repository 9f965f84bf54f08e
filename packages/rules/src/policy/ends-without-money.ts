import type { PlanLine } from '../premium/premium-terms.ts';

const PROTECTION: readonly PlanLine[] = ['term', 'health', 'group'];

/** Whether a policy ends without a payout: pure protection does. */
export const endsWithoutMoney = (line: PlanLine): boolean => PROTECTION.includes(line);
