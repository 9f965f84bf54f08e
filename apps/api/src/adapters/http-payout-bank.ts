import { isRecord } from '../platform/is-record.ts';
import { isSignedBody, signBody } from '../platform/signed-body.ts';
import type { Clock } from '../ports/clock.ts';
import { type PayoutBank, PayoutBankError, TRANSFER_STATES, type TransferReport } from '../ports/payout-bank.ts';
import { readInstant, readInteger, readText } from './read-values.ts';

export interface HttpPayoutBankOptions {
  /** Base URL of the bank's API, without a trailing slash. A function if it is known only once this process listens. */
  url: string | (() => string);
  /** Shared with the bank; both sides sign with it. */
  secret: string;
  clock: Clock;
  fetch?: typeof fetch;
  /** Milliseconds for one call, connection and response together. */
  timeoutMs?: number;
}

/** The bank over HTTP: JSON bodies, signed in both directions with the hex HMAC-SHA-256 of `timestamp.body`. */
export function httpPayoutBank(options: HttpPayoutBankOptions): PayoutBank {
  const { url, secret, clock, fetch: send = fetch, timeoutMs = 8_000 } = options;

  async function call(path: string, content: object): Promise<TransferReport | null> {
    const body = JSON.stringify(content);
    const { timestamp, signature } = signBody(secret, body, clock.now());
    let status: number;
    let signed: Parameters<typeof isSignedBody>[1];
    try {
      const response = await send(`${typeof url === 'string' ? url : url()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-bank-timestamp': timestamp, 'x-bank-signature': signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      signed = {
        body: await response.text(),
        timestamp: response.headers.get('x-bank-timestamp') ?? '',
        signature: response.headers.get('x-bank-signature') ?? '',
      };
    } catch {
      // The cause is left out because it may contain the account.
      throw new PayoutBankError('the bank cannot be reached');
    }
    if (status >= 500) throw new PayoutBankError(`the bank answered ${status}`);
    if (!isSignedBody(secret, signed, clock.now())) throw new PayoutBankError('the answer is not signed by the bank');
    if (status === 404) return null;
    if (status !== 200 && status !== 201) throw new PayoutBankError(`the bank answered ${status}`);
    return read(String(signed.body));
  }

  return {
    async send(transfer) {
      const report = await call('/transfers', transfer);
      if (report?.reference !== transfer.reference) throw new PayoutBankError('the bank answered for another transfer');
      return report;
    },
    async status(reference) {
      const report = await call('/transfers/status', { reference });
      if (report && report.reference !== reference) throw new PayoutBankError('the bank answered for another transfer');
      return report;
    },
  };
}

function read(text: string): TransferReport {
  const answer = parse(text);
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

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text);
    if (isRecord(answer)) return answer;
  } catch {
    // The body is left out because it may contain the account.
  }
  throw new PayoutBankError("the bank's answer cannot be parsed");
}
