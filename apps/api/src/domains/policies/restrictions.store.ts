import {
  type CalendarDate,
  policyRestriction,
  type RestrictedAction,
  type RestrictingReason,
  type RestrictionFacts,
} from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { problem, refusalAt } from '../../platform/problem.ts';

/** The policy columns that the rule needs. */
export interface RestrictionColumns {
  readonly assignment: 'absolute' | 'conditional' | null;
  readonly married_womens_property: boolean;
  readonly keyman: boolean;
  readonly court_order_on: CalendarDate | null;
  readonly death_intimated_on: CalendarDate | null;
}

export const RESTRICTION_COLUMNS = [
  'p.assignment',
  'p.married_womens_property',
  'p.keyman',
  'p.court_order_on',
  'p.death_intimated_on',
] as const;

/** The input of the rule, except the action, the owner and the day. */
export const restrictionFacts = (
  row: RestrictionColumns,
): Omit<RestrictionFacts, 'action' | 'ownerBirthDate' | 'today'> => ({
  assignment: row.assignment,
  isMarriedWomensProperty: row.married_womens_property,
  isKeyman: row.keyman,
  isUnderCourtOrder: row.court_order_on !== null,
  isDeathIntimated: row.death_intimated_on !== null,
});

/** Whether a restriction prevents payments for a policy. This does not depend on the owner or the day. */
export const isPaymentBlocked = (row: RestrictionColumns & { readonly issue_date: CalendarDate }): boolean =>
  policyRestriction({ ...restrictionFacts(row), action: 'payment', ownerBirthDate: null, today: row.issue_date })
    .restricted;

/** A customer's policies that are restricted from an action today, with the reasons. */
export async function findRestricted(
  db: Db,
  customerId: number,
  action: RestrictedAction,
  today: CalendarDate,
): Promise<Map<string, RestrictingReason>> {
  const rows = await db
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.customer_id', '=', customerId)
    .select(['p.policy_no', 'c.kind', 'c.birth_date', ...RESTRICTION_COLUMNS])
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const ownerBirthDate = row.kind === 'person' ? row.birth_date : null;
      const { restricted, because } = policyRestriction({ ...restrictionFacts(row), action, ownerBirthDate, today });
      return restricted ? [[row.policy_no, because] as const] : [];
    }),
  );
}

/** Throws `validation` if one of the policies is restricted from the action. `pointer` is its place in the body. */
export async function assertUnrestricted(
  db: Db,
  customerId: number,
  action: RestrictedAction,
  today: CalendarDate,
  policies: readonly { policyNo: string; pointer: string }[],
): Promise<void> {
  const restricted = await findRestricted(db, customerId, action, today);
  const errors = policies.flatMap(({ policyNo, pointer }) => {
    const because = restricted.get(policyNo);
    return because ? [refusalAt(pointer, 'restriction', { because })] : [];
  });
  if (errors.length > 0) throw problem('validation', { errors });
}
