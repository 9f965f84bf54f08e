import { type PayoutBank, PayoutBankError, TRANSFER_STATES, type TransferReport } from '../ports/payout-bank.ts';
import { readInstant, readInteger, readText } from './read-values.ts';
import { type SignedCallOptions, signedCalls } from './signed-calls.ts';

/** The bank over HTTP. */
export function httpPayoutBank(options: SignedCallOptions): PayoutBank {
  const call = signedCalls(options, { name: 'the bank', header: 'x-bank', Failure: PayoutBankError });

  async function report(path: string, content: { readonly reference: string }): Promise<TransferReport | null> {
    const answer = await call(path, content);
    if (!answer) return null;
    const transfer = read(answer);
    if (transfer.reference !== content.reference) throw new PayoutBankError('the bank answered for another transfer');
    return transfer;
  }

  return {
    async send(transfer) {
      const sent = await report('/transfers', transfer);
      if (!sent) throw new PayoutBankError('the bank answered 404');
      return sent;
    },
    status: (reference) => report('/transfers/status', { reference }),
  };
}

function read(answer: Readonly<Record<string, unknown>>): TransferReport {
  const state = TRANSFER_STATES.find((known) => known === answer.state);
  const amount = readInteger(answer.amount);
  const [reference, bankReference, reason] = [
    readText(answer.reference),
    readText(answer.bankReference),
    readText(answer.reason),
  ];
  const at = readInstant(answer.at);
  if (reference === null || bankReference === null || state === undefined || amount === null || at === null)
    throw new PayoutBankError("the bank's answer cannot be parsed");
  return {
    reference,
    state,
    amount,
    bankReference,
    at,
    ...(reason !== null && { reason }),
  };
}
