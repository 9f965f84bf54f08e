import type { Db } from '../db/connect.ts';

/** Makes a declaration count: it is what is known from now on, and nothing is waited for. */
export async function applyDeclaration(transaction: Db, id: string, now: Date): Promise<void> {
  const { customer_id, details } = await transaction
    .updateTable('fatca_declaration')
    .set({ applied_at: now })
    .where('id', '=', id)
    .returning(['customer_id', 'details'])
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('customer')
    // The contract has seen to it that it is one of the codes.
    .set({ nationality: details.nationality as 'I' | 'N' | 'P' | 'F', fatca_required: false })
    .where('id', '=', customer_id)
    .execute();
}
