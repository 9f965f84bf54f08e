import { Ajv } from 'ajv';
import type { FastifyPluginAsync } from 'fastify';
import { asSignedParty } from '../parties/signed-party.ts';
import type { StoredTransfer, TransferStore } from './transfer-store.ts';

export const PAYOUT_BANK_SCENARIOS = ['bank late', 'bank silent', 'bank away', 'bank returns'] as const;
export type PayoutBankScenario = (typeof PAYOUT_BANK_SCENARIOS)[number];

export interface PayoutBankSimulatorOptions {
  secret: string;
  clock: { now(): Date };
  store: TransferStore;
  /** Digits of the bank's own transfer number. */
  digits: () => string;
  scenarios: () => Promise<ReadonlySet<PayoutBankScenario>>;
}

interface Transfer {
  reference: string;
  amount: number;
  ifsc: string;
  accountNo: string;
  holderName: string;
}

const LATE_MS = 26 * 3_600_000;
/** Accounts that end in these digits are closed, so transfers to them are returned. */
const CLOSED = '7777';

const ajv = new Ajv();
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const isTransfer = ajv.compile<Transfer>({
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'amount', 'ifsc', 'accountNo', 'holderName'],
  properties: {
    reference: text(40),
    amount: { type: 'integer', minimum: 1 },
    ifsc: text(11),
    accountNo: text(40),
    holderName: text(120),
  },
});
const isQuery = ajv.compile<{ reference: string }>({
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference: text(40) },
});

/** Simulates the insurer's bank: it makes one transfer per reference and reports its status on request. */
export const payoutBankSimulator = (options: PayoutBankSimulatorOptions): FastifyPluginAsync => {
  const { secret, clock, store, digits } = options;
  return async (app) => {
    const answer = asSignedParty(app, 'x-bank', {
      secret,
      clock,
      isAway: async () => (await options.scenarios()).has('bank away'),
    });
    const read = <Content>(body: unknown, isValid: (value: unknown) => value is Content): Content | undefined => {
      const content: unknown = JSON.parse(String(body ?? 'null'));
      return isValid(content) ? content : undefined;
    };
    app.post('/transfers', async (request, reply) => {
      const transfer = read(request.body, isTransfer);
      if (!transfer) return answer(reply, 400, { error: 'invalid' });
      const on = await options.scenarios();
      const now = clock.now();
      const kept = await store.add({
        ...transfer,
        bankReference: `BANKN${digits()}`,
        returns: on.has('bank returns') || transfer.accountNo.endsWith(CLOSED),
        madeAt: now.toISOString(),
        settlesAt: new Date(now.getTime() + (on.has('bank late') ? LATE_MS : 0)).toISOString(),
      });
      const same = (Object.keys(transfer) as (keyof Transfer)[]).every((key) => kept[key] === transfer[key]);
      if (!same) return answer(reply, 409, { error: 'reference-used' });
      // The bank has accepted the transfer anyway.
      if (on.has('bank silent')) return answer(reply, 504, { error: 'timeout' });
      return answer(reply, 201, reportOf(kept, now));
    });
    app.post('/transfers/status', async (request, reply) => {
      const query = read(request.body, isQuery);
      if (!query) return answer(reply, 400, { error: 'invalid' });
      const kept = await store.find(query.reference);
      return kept ? answer(reply, 200, reportOf(kept, clock.now())) : answer(reply, 404, { error: 'unknown' });
    });
  };
};

function reportOf({ reference, amount, bankReference, returns, madeAt, settlesAt }: StoredTransfer, now: Date) {
  const base = { reference, amount, bankReference };
  if (now < new Date(settlesAt)) return { ...base, state: 'accepted', at: madeAt };
  return returns
    ? { ...base, state: 'returned', at: settlesAt, reason: 'Account closed' }
    : { ...base, state: 'paid', at: settlesAt };
}
