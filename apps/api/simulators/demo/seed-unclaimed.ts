import type { Db } from '../../src/platform/database/connect.ts';
import type { RelativeDates } from './relative-dates.ts';

/**
 * Amounts that demo people never received: two that can be claimed, one from an assigned policy, one whose owner has no
 * confirmed PAN.
 */
export async function seedUnclaimed(db: Db, d: RelativeDates): Promise<void> {
  await db
    .insertInto('unclaimed_amount')
    .values([
      {
        reference: 'UA5056789011',
        policy_no: '505678901',
        kind: 'survival-benefit',
        amount: 15_625_00,
        due_on: d.days(-1_500),
        cause: 'payment-returned',
      },
      {
        reference: 'UA5056789012',
        policy_no: '505678901',
        kind: 'survival-benefit',
        amount: 15_625_00,
        due_on: d.days(-1_470),
        cause: 'cheque-not-cashed',
      },
      {
        reference: 'UA5101234561',
        policy_no: '510123456',
        kind: 'premium-refund',
        amount: 6_400_00,
        due_on: d.days(-1_150),
        cause: 'cheque-not-cashed',
      },
      {
        reference: 'UA5045678901',
        policy_no: '504567890',
        kind: 'premium-refund',
        amount: 12_800_00,
        due_on: d.days(-900),
        cause: 'account-missing',
      },
      // not unclaimed yet
      {
        reference: 'UA5045678902',
        policy_no: '504567890',
        kind: 'premium-refund',
        amount: 1_500_00,
        due_on: d.days(-200),
        cause: 'account-missing',
      },
    ])
    .execute();
}
