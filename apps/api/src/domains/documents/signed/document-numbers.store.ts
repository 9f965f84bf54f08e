import { payoutTotal, type Reversal } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import { reversalOf } from '../../../platform/database/reversal-of.ts';

type Kind = 'certificate' | 'statement';
const PREFIXES: Readonly<Record<Kind, string>> = { certificate: 'PC', statement: 'PS' };

/** The number of a policy's certificate or statement for a financial year. It is the same every time. */
export async function documentNumber(
  { db, ids }: Pick<Deps, 'db' | 'ids'>,
  kind: Kind,
  policyNo: string,
  financialYear: string,
): Promise<string> {
  const { number } = await db
    .insertInto('signed_document')
    .values({
      number: `${PREFIXES[kind]}-${ids.digits(10)}`,
      kind,
      policy_no: policyNo,
      financial_year: financialYear,
    })
    // a no-op update, so that an existing row is returned as well
    .onConflict((conflict) => conflict.columns(['policy_no', 'kind', 'financial_year']).doUpdateSet({ kind }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** The document with this number; undefined if there is none. */
export async function findDocument(
  { db }: Pick<Deps, 'db'>,
  number: string,
): Promise<{ policyNo: string; financialYear: string } | undefined> {
  return await db
    .selectFrom('signed_document')
    .where('number', '=', number)
    .select(['policy_no as policyNo', 'financial_year as financialYear'])
    .executeTakeFirst();
}

/**
 * The receipt with this number, and whether a bank took its payment back; undefined unless the amount is its own or that of one of
 * its policies.
 */
export async function findReceiptState(
  { db }: Pick<Deps, 'db'>,
  receiptNo: string,
  amount: number,
): Promise<{ reversal?: Reversal } | undefined> {
  const found = await db
    .selectFrom('receipt')
    .where('receipt_no', '=', receiptNo)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('amount', '=', amount),
        exists(
          selectFrom('receipt_line as l')
            .select('l.policy_no')
            .whereRef('l.receipt_no', '=', 'receipt.receipt_no')
            .groupBy('l.policy_no')
            .having(({ fn, eb }) => eb(fn.sum<number>('l.amount'), '=', amount)),
        ),
      ]),
    )
    .select(['reversed_on', 'reversed_by'])
    .executeTakeFirst();
  return found && reversalOf(found);
}

/** The prefix of a payout certificate's number; the request number follows. */
export const PAYOUT_PREFIX = 'PV-';

/** Whether a payout is in the books as paid with this amount. */
export async function isPayoutInBooks({ db }: Pick<Deps, 'db'>, number: string, amount: number): Promise<boolean> {
  const found = await db
    .selectFrom('payout')
    .select(['net', 'penal_interest'])
    .where('ticket', '=', number.slice(PAYOUT_PREFIX.length))
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return found !== undefined && payoutTotal({ net: found.net, interest: found.penal_interest }) === amount;
}
