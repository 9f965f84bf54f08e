// The morning on which premiums are due: customers sign in, look at their dashboard, pay, and some complain. Every call is repeated
// until it is answered. Keeps what was acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE, document, operationsOf } from '../../../apps/api/src/platform/contract/document.ts';
import { shuffle } from './shuffle.ts';

/** What a customer does in a session: seven of ten look, two pay, one complains. */
const ACTIONS = ['look', 'look', 'look', 'look', 'look', 'look', 'look', 'pay', 'pay', 'complain'] as const;
/** The calls of a dashboard. */
const LOOKS = ['overview', 'notifications'] as const;
/** In ms: how long a customer waits for an answer, and before trying again. */
const PATIENCE = 35_000;
const AGAIN = 250;

const PATHS = new Map(operationsOf(document).map(({ operation, path }) => [operation.operationId, path]));

export interface Payment {
  readonly orderId: string;
  readonly policyNo: string;
  /** The portal said that it is paid. */
  isPaid: boolean;
}

export interface Morning {
  readonly payments: readonly Payment[];
  readonly tickets: readonly string[];
  /** When answers came, in ms of `performance.now()`. */
  readonly answers: readonly number[];
  /** Answers that no customer should get, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Calls that got no answer, or that the server could not serve; they were repeated. */
  readonly repeated: () => number;
  /** Lets every customer finish what they began. */
  end(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON
type Json = any;
type Call = (operation: string, body: unknown, key?: string) => Promise<Json>;

/** @param given.clients customers who are there at the same time */
export function startMorning({
  origin,
  clientIds,
  clients,
  seed,
}: {
  origin: string;
  clientIds: readonly string[];
  clients: number;
  seed: number;
}): Morning {
  const payments: Payment[] = [];
  const tickets: string[] = [];
  const answers: number[] = [];
  const refusals = new Map<string, number>();
  let repeated = 0;
  let isOver = false;
  let next = 0;

  const refuse = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);

  /** Sends a request until there is an answer below 500. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    for (;;) {
      try {
        const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
        const body = await answer.arrayBuffer();
        if (answer.status < 500) {
          answers.push(performance.now());
          return new Response(answer.status === 204 ? null : body, { status: answer.status, headers: answer.headers });
        }
      } catch {
        // no answer
      }
      repeated += 1;
      await pause(AGAIN);
    }
  }

  const callWith =
    (session: Record<string, string>): Call =>
    async (operation, body, key = randomUUID()) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...session };
      const answer = await send(`${API_BASE}${PATHS.get(operation)}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const json = await answer.json();
      if (answer.status === 200) return json;
      refuse(`${operation}: ${answer.status} ${json.code}`);
      return null;
    };

  async function signIn(clientId: string): Promise<Call | null> {
    const headers = { 'content-type': 'application/json' };
    const code = await send('/sandbox/authcode', { method: 'POST', headers, body: JSON.stringify({ clientId }) });
    const { authCode } = (await code.json()) as { authCode: string };
    const login = await callWith({})('authenticateUser', { authCode, source: 'mobile-app' });
    return login && callWith({ authorization: `Bearer ${login.token}`, 'x-xsrf-token': login.xsrfToken });
  }

  async function pay(call: Call): Promise<void> {
    const due = await call('policyPaymentDetails', {});
    const policy = due?.paymentDashboardPoliciesUiData.find(
      (one: Json) => one.showPaymentButton && one.totalPremiumDueToBePaid > 0,
    );
    if (!policy) return;
    const { policyNo, totalPremiumDueToBePaid: amount } = policy;
    const body = { purpose: 'premium', items: [{ policyNo, amount }], returnPath: '/cs/pay-online' };
    const order = await call('createPayment', body);
    if (!order) return;
    const payment: Payment = { orderId: order.orderId, policyNo, isPaid: false };
    payments.push(payment);
    const page = new URL(order.gatewayUrl, origin);
    await send(page.pathname + page.search, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    for (;;) {
      const { state } = (await call('paymentStatus', { orderId: order.orderId })) ?? { state: 'lost' };
      payment.isPaid = state === 'paid';
      if (state !== 'created' && state !== 'pending') {
        if (state !== 'paid') refuse(`payment that was approved: ${state}`);
        return;
      }
      await pause(AGAIN);
    }
  }

  async function complain(call: Call): Promise<void> {
    const [policy] = (await call('policyPaymentDetails', {}))?.paymentDashboardPoliciesUiData ?? [];
    if (!policy) return;
    const description = 'I asked for the bonus statement three weeks ago and have heard nothing since.';
    const made = await call('submitComplaint', { policyNo: policy.policyNo, category: 'service-delay', description });
    if (made) tickets.push(made.ticket);
  }

  async function client(): Promise<void> {
    while (!isOver) {
      const clientId = clientIds[next % clientIds.length] ?? '';
      const turn = next;
      next += 1;
      const call = await signIn(clientId);
      if (!call) continue;
      for (const action of shuffle(ACTIONS, seed + turn)) {
        if (isOver) return;
        if (action === 'look') for (const operation of LOOKS) await call(operation, {});
        if (action === 'pay') await pay(call);
        if (action === 'complain') await complain(call);
      }
    }
  }

  const running = Array.from({ length: clients }, client);
  return {
    payments,
    tickets,
    answers,
    refusals,
    repeated: () => repeated,
    async end() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
