import { type BlockReport, type UpiBlocks, UpiError } from '../ports/upi-blocks.ts';
import { readInstant, readInteger, readText } from './read-values.ts';
import { type SignedCallOptions, signedCalls } from './signed-calls.ts';

interface Content {
  readonly blockId: string;
  readonly amount?: number;
  readonly purpose?: string;
}

const STATES = ['requested', 'blocked', 'debited', 'refused', 'ended'] as const;

/** UPI through the sponsor bank, over HTTP. */
export function httpUpiBlocks(options: SignedCallOptions): UpiBlocks {
  const call = signedCalls(options, { name: 'UPI', header: 'x-upi', Failure: UpiError });

  async function report(path: string, content: Content): Promise<BlockReport | null> {
    const answer = await call(path, content);
    if (!answer) return null;
    const block = read(answer);
    if (block.blockId !== content.blockId) throw new UpiError('UPI answered for another block');
    return block;
  }
  const reportKnown = async (path: string, content: Content): Promise<BlockReport> => {
    const block = await report(path, content);
    if (!block) throw new UpiError('UPI does not know the block');
    return block;
  };

  return {
    request: (block) => reportKnown('/blocks', block),
    status: (blockId) => report('/blocks/status', { blockId }),
    debit: (blockId, amount) => reportKnown('/blocks/debit', { blockId, amount }),
    release: (blockId) => reportKnown('/blocks/release', { blockId }),
  };
}

function read(answer: Readonly<Record<string, unknown>>): BlockReport {
  const state = STATES.find((known) => known === answer.state);
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
