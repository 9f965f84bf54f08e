import type { Db } from '../../platform/database/connect.ts';

/**
 * Makes a declaration count: it is what is known from now on, and nothing is waited for. One that counts already is left as
 * it is: a later one may have overtaken it. So is one that nobody confirmed, where a later one counts.
 */
export async function applyDeclaration(transaction: Db, id: string, now: Date): Promise<void> {
  const applied = await transaction
    .updateTable('fatca_declaration')
    .set({ applied_at: now })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fatca_declaration as later')
            .select('later.id')
            .whereRef('later.customer_id', '=', 'fatca_declaration.customer_id')
            .whereRef('later.made_at', '>', 'fatca_declaration.made_at')
            .where('later.applied_at', 'is not', null),
        ),
      ),
    )
    .returning(['customer_id', 'details'])
    .executeTakeFirst();
  if (!applied) return;
  await transaction
    .updateTable('customer')
    // The contract has seen to it that it is one of the codes.
    .set({ nationality: applied.details.nationality as 'I' | 'N' | 'P' | 'F', fatca_required: false })
    .where('id', '=', applied.customer_id)
    .execute();
}
