import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { endsWithoutMoney } from '../policy/ends-without-money.ts';
import type { PlanLine } from '../premium/premium-terms.ts';
import { MATURITY_NOTICE_MONTHS } from '../tables/maturity-notice.ts';
import { valueOn } from '../tables/value-on.ts';

/** In force, fully paid, reduced paid-up: these policies run to maturity and then pay. */
const RUNS_UNTIL_MATURITY = ['1', '2', '3'];

/** What decides when the notice before a maturity is due. */
export interface MaturityNoticeFacts {
  readonly line: PlanLine;
  readonly policyStatusCode: string;
  readonly maturityDate: CalendarDate | null;
}

/**
 * The day of the notice before a policy matures: one month earlier. Null if no money is paid at maturity: the plan is
 * pure protection, or the policy has lapsed, runs as extended term, has ended or has no maturity date.
 */
export function maturityNoticeOn({ line, policyStatusCode, maturityDate }: MaturityNoticeFacts): CalendarDate | null {
  if (maturityDate === null || endsWithoutMoney(line)) return null;
  if (!RUNS_UNTIL_MATURITY.includes(policyStatusCode.trim())) return null;
  return addCalendarMonths(maturityDate, -(valueOn(MATURITY_NOTICE_MONTHS, maturityDate) ?? 0));
}
