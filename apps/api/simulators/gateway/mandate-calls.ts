import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { SignedAnswer } from '../parties/signed-party.ts';
import { reportOf } from './deliver-callbacks.ts';
import { advance, type GatewayScenario } from './gateway-order.ts';
import {
  type Announcement,
  announce,
  type DebitRequest,
  endMandate,
  isMandate,
  type MandateRequest,
  mandateReportOf,
  openDebit,
  openMandate,
  refusalOf,
} from './mandate-order.ts';
import type { GatewayStore } from './store.ts';

/** A debit that the issuing bank announces to its customer. Amount in paise. */
export interface BankNotice {
  mandateId: string;
  merchant: string;
  amount: number;
  debitAt: string;
}

interface MandateCalls {
  store: GatewayStore;
  clock: { now(): Date };
  reference: () => string;
  scenarios: () => Promise<ReadonlySet<GatewayScenario>>;
  publicUrl: () => string;
  /** The notice that the issuing bank sends its customer. */
  notify: (notice: BankNotice) => Promise<void>;
  answer: SignedAnswer;
  read: <T>(body: unknown, check: (value: unknown) => value is T) => T | null;
}

const ajv = new Ajv({ allErrors: false });
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const amount = { type: 'integer', minimum: 100, maximum: Number.MAX_SAFE_INTEGER };
const instant = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' };
const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const checkOf = <T>(properties: Record<string, object>) =>
  ajv.compile<T>({ type: 'object', additionalProperties: false, required: Object.keys(properties), properties });
const merchant = { merchant: text(120), merchantId: text(60), currency: { const: 'INR' }, description: text(200) };
const callbackUrl = { type: 'string', pattern: '^https?://', maxLength: 2000 };

const isMandateRequest = checkOf<MandateRequest>({
  ...merchant,
  mandateId: text(60),
  rail: { enum: ['nach', 'card', 'upi'] },
  ceiling: amount,
  startsOn: day,
  endsOn: day,
  returnUrl: { type: 'string', pattern: '^(https?://|/(?!/))', maxLength: 2000 },
  callbackUrl,
  expiresAt: instant,
});
const isMandateQuery = checkOf<{ merchantId: string; mandateId: string }>({
  merchantId: text(60),
  mandateId: text(60),
});
const isAnnouncement = checkOf<Announcement>({
  merchantId: text(60),
  mandateId: text(60),
  debitKey: text(80),
  amount,
  debitAt: instant,
});
const isDebitRequest = checkOf<DebitRequest>({
  ...merchant,
  mandateId: text(60),
  debitKey: text(80),
  orderId: text(60),
  amount,
  callbackUrl,
  expiresAt: instant,
});

/** Adds the merchant's mandate calls: approve, query, end, announce a debit, debit. */
export function addMandateCalls(app: FastifyInstance, calls: MandateCalls): void {
  const { store, clock, answer, read } = calls;
  const find = async ({ merchantId, mandateId }: { merchantId: string; mandateId: string }) => {
    const order = await store.find({ merchantId, orderId: mandateId });
    return isMandate(order) ? order : null;
  };

  app.post('/mandates', async (request, reply) => {
    const input = read(request.body, isMandateRequest);
    if (!input) return answer(reply, 400, { error: 'invalid' });
    const opened = openMandate(input, calls.reference(), clock.now());
    const kept = await store.add(opened);
    if (!isMandate(kept) || kept.amount !== input.ceiling || kept.mandate.rail !== input.rail)
      return answer(reply, 409, { error: 'mandate-id-used' });
    return answer(reply, 201, { ...mandateReportOf(kept), payUrl: `${calls.publicUrl()}/pay/${kept.reference}` });
  });

  for (const [path, step] of [
    ['/mandates/status', advance],
    ['/mandates/end', endMandate],
  ] as const)
    app.post(path, async (request, reply) => {
      const query = read(request.body, isMandateQuery);
      if (!query) return answer(reply, 400, { error: 'invalid' });
      const known = await find(query);
      if (!known) return answer(reply, 404, { error: 'unknown-mandate' });
      const change = await store.change(known.reference, (order) => step(advance(order, clock.now()), clock.now()));
      return answer(reply, 200, mandateReportOf(change && isMandate(change.after) ? change.after : known));
    });

  app.post('/mandates/announce', async (request, reply) => {
    const input = read(request.body, isAnnouncement);
    if (!input) return answer(reply, 400, { error: 'invalid' });
    const known = await find(input);
    if (known?.state !== 'paid') return answer(reply, 404, { error: 'unknown-mandate' });
    const change = await store.change(known.reference, (order) => announce(order, input, clock.now()));
    if (change && change.before !== change.after) {
      const { mandateId, amount: sum, debitAt } = input;
      await calls.notify({ mandateId, merchant: known.merchant, amount: sum, debitAt });
    }
    return answer(reply, 200, { mandateId: input.mandateId, debitKey: input.debitKey });
  });

  app.post('/debits', async (request, reply) => {
    const input = read(request.body, isDebitRequest);
    if (!input) return answer(reply, 400, { error: 'invalid' });
    const known = await store.find({ merchantId: input.merchantId, orderId: input.orderId });
    const refusal = known ? null : refusalOf(await find(input), input, clock.now());
    if (refusal) return answer(reply, 422, { error: refusal });
    const on = await calls.scenarios();
    const kept = known ?? (await store.add(openDebit(input, calls.reference(), clock.now(), on)));
    if (kept.amount !== input.amount || kept.debitOf !== input.mandateId)
      return answer(reply, 409, { error: 'order-id-used' });
    return answer(reply, 201, reportOf(kept));
  });
}
