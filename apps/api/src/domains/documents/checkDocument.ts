import type { components } from '@lifedesk/contract';
import { financialYearOf, type SignedDocument } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { addressGroup } from '../../platform/access/address-group.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { verifiedDocument } from '../../platform/signing/signing-keys.ts';
import { invoiceState } from './invoices.ts';
import { linesThatCount } from './pdf/paid-line.ts';
import { findDocument, findReceiptState, isPayoutInBooks } from './signed/document-numbers.store.ts';
import { certifiedTotal, paidTotal } from './signed/facts.ts';
import { findPaidLines } from './store.ts';

/** Only the holder of a signed code gets an answer, so that guessing numbers does not reveal receipts. */
export default handler('checkDocument', async ({ body, client }, deps) => {
  await createLimits(deps).reserveOrThrow(LIMITS.documentChecks, addressGroup(client.address));
  const document = await verifiedDocument(deps, body.code);
  if (!document)
    throw problem('validation', { errors: [{ pointer: '/code', detail: 'This is not a code that we signed.' }] });
  return ok({ ...(await stateOf(deps, document)), checkedAt: deps.clock.now().toISOString() });
});

type DocumentState = Pick<components['schemas']['DocumentCheck'], 'state' | 'reversal'>;

async function stateOf(deps: Deps, { kind, number, amount }: SignedDocument): Promise<DocumentState> {
  if (kind === 'receipt') return receiptState(await findReceiptState(deps, number, amount));
  if (kind === 'invoice') return invoiceState(deps, number, amount);
  if (kind === 'payout') return { state: (await isPayoutInBooks(deps, number, amount)) ? 'valid' : 'reversed' };
  if (kind !== 'certificate' && kind !== 'statement') return { state: 'not-tracked' };
  const document = await findDocument(deps, number);
  if (!document) return { state: 'reversed' };
  const lines = (await findPaidLines(deps.db, document.policyNo)).filter(
    ({ paidOn }) => financialYearOf(paidOn).label === document.financialYear,
  );
  // payments later in the year do not invalidate the certified amount
  const total = kind === 'certificate' ? certifiedTotal(linesThatCount(lines)) : paidTotal(linesThatCount(lines));
  if (total >= amount) return { state: 'valid' };
  const [reversal] = lines.flatMap((line) => line.reversal ?? []).sort((a, b) => (a.on < b.on ? 1 : -1));
  return { state: 'reversed', ...(reversal && { reversal }) };
}

function receiptState(receipt: Awaited<ReturnType<typeof findReceiptState>>): DocumentState {
  if (!receipt) return { state: 'reversed' };
  return { state: receipt.reversal ? 'reversed' : 'valid', ...receipt };
}
