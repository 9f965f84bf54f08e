import { isRecord } from '../platform/is-record.ts';
import { isSignedBody, signBody } from '../platform/signed-body.ts';
import type { Clock } from '../ports/clock.ts';
import { type BlockReport, type UpiBlocks, UpiError } from '../ports/upi-blocks.ts';
import { readInstant, readInteger, readText } from './read-values.ts';

export interface HttpUpiBlocksOptions {
  /** Base URL of the sponsor bank's API, without a trailing slash. A function if it is known only once this process listens. */
  url: string | (() => string);
  /** Shared with the bank; both sides sign with it. */
  secret: string;
  clock: Clock;
  fetch?: typeof fetch;
  /** Milliseconds for one call, connection and response together. */
  timeoutMs?: number;
}

interface Content {
  readonly blockId: string;
  readonly amount?: number;
  readonly purpose?: string;
}

const STATES = ['requested', 'blocked', 'debited', 'refused', 'ended'] as const;

/** UPI through the sponsor bank, over HTTP: JSON bodies, signed in both directions with HMAC-SHA-256. */
export function httpUpiBlocks(options: HttpUpiBlocksOptions): UpiBlocks {
  const { url, secret, clock, fetch: send = fetch, timeoutMs = 8_000 } = options;

  async function call(path: string, content: Content): Promise<BlockReport | null> {
    const body = JSON.stringify(content);
    const { timestamp, signature } = signBody(secret, body, clock.now());
    let status: number;
    let signed: Parameters<typeof isSignedBody>[1];
    try {
      const response = await send(`${typeof url === 'string' ? url : url()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-upi-timestamp': timestamp, 'x-upi-signature': signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      signed = {
        body: await response.text(),
        timestamp: response.headers.get('x-upi-timestamp') ?? '',
        signature: response.headers.get('x-upi-signature') ?? '',
      };
    } catch (cause) {
      throw new UpiError('UPI cannot be reached', { cause });
    }
    if (status >= 500) throw new UpiError(`UPI answered ${status}`);
    if (!isSignedBody(secret, signed, clock.now())) throw new UpiError('the answer is not signed by the bank');
    if (status === 404) return null;
    if (status !== 200) throw new UpiError(`UPI answered ${status}`);
    const report = read(String(signed.body));
    if (report.blockId !== content.blockId) throw new UpiError('UPI answered for another block');
    return report;
  }
  const callKnown = async (path: string, content: Content): Promise<BlockReport> => {
    const report = await call(path, content);
    if (!report) throw new UpiError('UPI does not know the block');
    return report;
  };

  return {
    request: (block) => callKnown('/blocks', block),
    status: (blockId) => call('/blocks/status', { blockId }),
    debit: (blockId, amount) => callKnown('/blocks/debit', { blockId, amount }),
    release: (blockId) => callKnown('/blocks/release', { blockId }),
  };
}

function read(text: string): BlockReport {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = null;
  }
  if (!isRecord(answer)) throw new UpiError("UPI's answer cannot be parsed");
  const { state: given } = answer;
  const state = STATES.find((known) => known === given);
  const blockId = readText(answer.blockId);
  const amount = readInteger(answer.amount);
  const debited = readInteger(answer.debited);
  const at = readInstant(answer.at);
  const approvalUrl = readText(answer.approvalUrl);
  const approveBy = readInstant(answer.approveBy);
  if (state === undefined || blockId === null || amount === null || debited === null || at === null)
    throw new UpiError("UPI's answer cannot be parsed");
  return {
    blockId,
    state,
    amount,
    debited,
    at,
    ...(approvalUrl !== null && { approvalUrl }),
    ...(approveBy !== null && { approveBy }),
  };
}
