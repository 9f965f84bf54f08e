import type { Deps } from '../../../deps.ts';

type Kind = 'certificate' | 'statement';
const PREFIXES: Readonly<Record<Kind, string>> = { certificate: 'PC', statement: 'PS' };

/** The number of a policy's certificate or statement of a financial year: the same one whenever it is made. */
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
    // an update of nothing, so that the row is returned also where it is there already
    .onConflict((conflict) => conflict.columns(['policy_no', 'kind', 'financial_year']).doUpdateSet({ kind }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** What a number was given to; undefined where it was given to nothing. */
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

/** Whether a receipt is in the books with this amount, and was not taken back. */
export async function isReceiptInBooks({ db }: Pick<Deps, 'db'>, receiptNo: string, amount: number): Promise<boolean> {
  const found = await db
    .selectFrom('receipt')
    .where('receipt_no', '=', receiptNo)
    .where('amount', '=', amount)
    .where('reversed_on', 'is', null)
    .select('receipt_no')
    .executeTakeFirst();
  return found !== undefined;
}

/** What the number of a payout's certificate has before the ticket. */
export const PAYOUT_PREFIX = 'PV-';

/** Whether a payout is in the books as paid with this amount. */
export async function isPayoutInBooks({ db }: Pick<Deps, 'db'>, number: string, amount: number): Promise<boolean> {
  const found = await db
    .selectFrom('payout')
    .select(['net', 'penal_interest'])
    .where('ticket', '=', number.slice(PAYOUT_PREFIX.length))
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return found !== undefined && found.net + found.penal_interest === amount;
}
