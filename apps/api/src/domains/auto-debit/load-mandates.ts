import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { toMandate } from './mandate-dto.ts';
import { findHolidays, findMandates, findPolicyFacts, type MandateWithDebit, type PolicyFacts } from './store.ts';

export interface LoadedMandate {
  readonly row: MandateWithDebit;
  readonly policy: PolicyFacts;
  readonly dto: components['schemas']['Mandate'];
}

const ORDER = ['active', 'created', 'pending', 'on-hold', 'declined', 'cancelled', 'expired', 'ended'];

/** A customer's mandates with their next debit, active ones first; or only the given one. */
export async function loadMandates(
  db: Db,
  customerId: number,
  today: CalendarDate,
  id?: string,
): Promise<LoadedMandate[]> {
  const rows = await findMandates(db, customerId, id === undefined ? {} : { id });
  if (rows.length === 0) return [];
  const policies = new Map((await findPolicyFacts(db, customerId)).map((policy) => [policy.policy_no, policy]));
  const holidays = await findHolidays(db, today);
  return rows
    .flatMap((row) => {
      const policy = policies.get(row.policy_no);
      return policy ? [{ row, policy, dto: toMandate(row, policy, today, holidays) }] : [];
    })
    .sort((a, b) => ORDER.indexOf(a.row.state) - ORDER.indexOf(b.row.state));
}
