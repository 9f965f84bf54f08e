import type { Db } from '../platform/database/connect.ts';

/** Posts money for a policy, in paise, that pays no premium yet. */
export function receiveMoney(db: Db, policyNo: string, amount: number, at: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('ledger_posting')
      .values({ order_id: null, kind: 'payment', posted_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('ledger_entry')
      .values([
        { posting_id: id, position: 0, account: 'bank', policy_no: null, amount },
        { posting_id: id, position: 1, account: 'suspense', policy_no: policyNo, amount: -amount },
      ])
      .execute();
  });
}
