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
import { findHoldings, type HoldingRow } from './holdings.store.ts';
import { heldFunds } from './portfolio.ts';
import { findSwitches, findSwitchTerms } from './switches.store.ts';

/** A policy with all that decides about a switch of its funds. */
export interface Switchable {
  readonly policy: PolicyRow;
  readonly holdings: readonly HoldingRow[];
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

/** What decides about a switch, for each of these policies of a customer. */
export async function findSwitchable(
  db: Db,
  customerId: number,
  policies: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Switchable[]> {
  const restricted = await findRestricted(db, customerId, 'fund-switch', today);
  return Promise.all(
    policies.map(async (policy) => {
      const { policy_no, plan_code, issue_date, lapsed, status_code } = policy;
      const [holdings, terms, { made, waiting }] = await Promise.all([
        findHoldings(db, policy_no, today),
        findSwitchTerms(db, plan_code),
        findSwitches(db, policy_no, policyYearBeganOn(issue_date, today)),
      ]);
      const funds = heldFunds(holdings);
      const because =
        restricted.get(policy_no) ??
        whyNoSwitch({
          isOffered: terms !== undefined,
          isDiscontinued: lapsed || ENDED_STATUS_CODES.includes(status_code),
          value: funds.reduce((sum, { value }) => sum + value, 0),
          isWaiting: waiting !== undefined,
        });
      return { policy, holdings, funds, terms, made, waiting, because };
    }),
  );
}
