import { createHash, randomUUID } from 'node:crypto';
import { addCalendarMonths, type CalendarDate, indiaInstant, type MandateRail } from '@lifedesk/rules';
import type { Db } from '../../src/platform/database/connect.ts';
import type { MandateOrder } from '../gateway/mandate-order.ts';
import type { RelativeDates } from './relative-dates.ts';

const rupees = (amount: number): number => amount * 100;

/** Policies paid by auto-debit: one by NACH, because its premium exceeds the limit of cards and UPI, and one by UPI. */
const MANDATES: readonly {
  policyNo: string;
  rail: MandateRail;
  ceiling: number;
  account: string;
  reference: string;
}[] = [
  {
    policyNo: '503456789',
    rail: 'nach',
    ceiling: rupees(250_000),
    account: 'HDFC Bank •••• 6789',
    reference: 'HDFC7021103200004317',
  },
  {
    policyNo: '506789012',
    rail: 'upi',
    ceiling: rupees(20_000),
    account: 'fa•••••@icici',
    reference: 'UPI20241204000017',
  },
];

const idOf = (policyNo: string): string => `mnd_${createHash('md5').update(policyNo).digest('hex')}`;

/** The demo people's mandates, in force since their policies began. */
export async function seedMandates(db: Db, { today }: RelativeDates): Promise<void> {
  const policies = await db
    .selectFrom('policy')
    .where(
      'policy_no',
      'in',
      MANDATES.map(({ policyNo }) => policyNo),
    )
    .select(['policy_no', 'customer_id', 'issue_date', 'premium_term'])
    .execute();
  const rows = MANDATES.flatMap(({ policyNo, rail, ceiling, account, reference }) => {
    const policy = policies.find(({ policy_no }) => policy_no === policyNo);
    if (!policy) return [];
    const begun = policy.issue_date as CalendarDate;
    const at = indiaInstant(begun, '11:00');
    return [
      {
        id: idOf(policyNo),
        customer_id: policy.customer_id,
        policy_no: policyNo,
        rail,
        ceiling,
        starts_on: begun,
        ends_on: addCalendarMonths(begun, Math.min(policy.premium_term, 30) * 12),
        state: 'active' as const,
        session_id: randomUUID(),
        session_kind: 'full' as const,
        idempotency_key: randomUUID(),
        request_hash: '',
        return_path: '/cs/register-auto-debit',
        origin: '',
        created_at: at,
        expires_at: at,
        gateway_reference: `gw_${idOf(policyNo).slice(4, 26)}`,
        reference,
        account,
        approved_at: at,
        ask_at: indiaInstant(today, '00:00'),
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('mandate').values(rows).execute();
}

/** The same mandates as the banks store them. */
export async function bankMandates(db: Db, merchantId: string, merchant: string): Promise<MandateOrder[]> {
  const rows = await db
    .selectFrom('mandate')
    .where(
      'id',
      'in',
      MANDATES.map(({ policyNo }) => idOf(policyNo)),
    )
    .selectAll()
    .execute();
  return rows.map((row) => ({
    merchant,
    merchantId,
    orderId: row.id,
    amount: row.ceiling,
    currency: 'INR',
    description: `Premiums of policy ${row.policy_no}`,
    returnUrl: '/',
    callbackUrl: '',
    expiresAt: row.expires_at.toISOString(),
    reference: row.gateway_reference ?? row.id,
    state: 'paid',
    createdAt: row.created_at.toISOString(),
    comes: null,
    changedAt: row.created_at.toISOString(),
    callback: { owed: 0, tries: 0, nextAt: null, copies: 1 },
    mandate: {
      rail: row.rail,
      ceiling: row.ceiling,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      endedAt: null,
      announced: {},
    },
  }));
}
