import {
  type CalendarDate,
  ENDED_STATUS_CODES,
  type FundStrategy,
  type NoSwitchReason,
  policyYearBeganOn,
  type RestrictingReason,
  type SwitchTerms,
  whyNoSwitch,
} from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findValueRequests } from '../payouts/public.ts';
import { findRestricted, type PolicyRow } from '../policies/public.ts';
import { findHoldings } from './holdings.store.ts';
import { heldFunds } from './portfolio.ts';
import { findStrategy } from './strategies/strategies.store.ts';
import { findSwitches, findSwitchTerms } from './switches.store.ts';

/** A policy with everything that decides about switching its funds. */
export interface Switchable {
  readonly policy: PolicyRow;
  readonly funds: ReturnType<typeof heldFunds>;
  /** Undefined if the plan offers no switches. */
  readonly terms: SwitchTerms | undefined;
  /** Switches made in this policy year. */
  readonly made: number;
  /** The request number of the switch that waits for its price, or of another open request for money. */
  readonly ticket: string | undefined;
  /** The strategy that moves its money between funds. */
  readonly strategy: FundStrategy | undefined;
  /** Why its funds cannot be switched now; null if they can. */
  readonly because: NoSwitchReason | RestrictingReason | null;
}

/**
 * The switching facts of these policies of a customer. The queries run one after the other, because they may share a
 * transaction.
 */
export async function findSwitchable(
  db: Db,
  customerId: number,
  policies: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Switchable[]> {
  const restricted = await findRestricted(db, customerId, 'fund-switch', today);
  const requested = await findValueRequests(db, customerId);
  const found: Switchable[] = [];
  for (const policy of policies) {
    const { policy_no, plan_code, issue_date, lapsed, status_code } = policy;
    const terms = await findSwitchTerms(db, plan_code);
    const { made, waiting } = await findSwitches(db, policy_no, policyYearBeganOn(issue_date, today));
    const request = requested.get(policy_no);
    // a waiting switch has its own reason
    const other = request?.type === 'switch-funds' ? undefined : request?.ticket;
    const funds = heldFunds(await findHoldings(db, policy_no, today));
    const strategy = await findStrategy(db, policy_no);
    const because =
      restricted.get(policy_no) ??
      whyNoSwitch({
        isOffered: terms !== undefined,
        isDiscontinued: lapsed || ENDED_STATUS_CODES.includes(status_code),
        value: funds.reduce((sum, { value }) => sum + value, 0),
        isWaiting: waiting !== undefined,
        hasOpenRequest: other !== undefined,
        isBarred: strategy?.barsSwitches ?? false,
      });
    found.push({ policy, funds, terms, made, ticket: waiting ?? other, strategy: strategy?.kind, because });
  }
  return found;
}
