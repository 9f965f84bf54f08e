import {
  type CalendarDate,
  ENDED_STATUS_CODES,
  type NoSwitchReason,
  policyYearBeganOn,
  type RestrictionReason,
  type SwitchTerms,
  whyNoSwitch,
} from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findRestricted, type PolicyRow } from '../policies/public.ts';
import { findHoldings } from './holdings.store.ts';
import { heldFunds } from './portfolio.ts';
import { findSwitches, findSwitchTerms } from './switches.store.ts';

/** A policy with all that decides about a switch of its funds. */
export interface Switchable {
  readonly policy: PolicyRow;
  readonly funds: ReturnType<typeof heldFunds>;
  /** Undefined where the plan offers no switches. */
  readonly terms: SwitchTerms | undefined;
  /** Switches in this policy year. */
  readonly made: number;
  /** The request of the switch that waits for its price. */
  readonly waiting: string | undefined;
  /** Why its funds cannot be switched now; null where they can. */
  readonly because: NoSwitchReason | RestrictionReason | null;
}

/** What decides about a switch, for each of these policies of a customer. One question after the other: they may share a transaction. */
export async function findSwitchable(
  db: Db,
  customerId: number,
  policies: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Switchable[]> {
  const restricted = await findRestricted(db, customerId, 'fund-switch', today);
  const found: Switchable[] = [];
  for (const policy of policies) {
    const { policy_no, plan_code, issue_date, lapsed, status_code } = policy;
    const terms = await findSwitchTerms(db, plan_code);
    const { made, waiting } = await findSwitches(db, policy_no, policyYearBeganOn(issue_date, today));
    const funds = heldFunds(await findHoldings(db, policy_no, today));
    const because =
      restricted.get(policy_no) ??
      whyNoSwitch({
        isOffered: terms !== undefined,
        isDiscontinued: lapsed || ENDED_STATUS_CODES.includes(status_code),
        value: funds.reduce((sum, { value }) => sum + value, 0),
        isWaiting: waiting !== undefined,
      });
    found.push({ policy, funds, terms, made, waiting, because });
  }
  return found;
}
