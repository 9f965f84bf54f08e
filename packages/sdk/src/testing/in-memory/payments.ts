import type { Schemas } from '../../transport/endpoint.ts';
import type { ExampleAnswers } from '../example-answer.ts';
import { ExampleError, fail } from '../example-error.ts';
import { exampleOf } from '../make-answer.ts';
import { refuse } from './refusal.ts';
import { nameLike, type State } from './state.ts';

/** What the payer or the bank does with an order. */
export type PaymentDecision = 'paid' | 'pending' | 'declined';

const NO_RECEIPT = { receiptNo: undefined, receiptCheck: undefined, paidAt: undefined };

const isOpen = ({ isFinal }: Schemas['PaymentStatus']): boolean => !isFinal;
const pays = (order: Schemas['PaymentStatus'], wanted: string): boolean =>
  order.items.some(({ policyNo }) => policyNo === wanted);

/** The dues as the orders have changed them. */
function currentDues(state: State): Schemas['PolicyPayment'][] {
  const orders = [...state.orders.values()];
  return state.dues.map((due) => {
    const own = orders.filter((order) => pays(order, due.policyNo));
    const sumOf = (wanted: string) =>
      own
        .filter((order) => order.state === wanted)
        .flatMap(({ items }) => items)
        .filter(({ policyNo }) => policyNo === due.policyNo)
        .reduce((sum, { amount }) => sum + amount, 0);
    const receivedAmt = due.receivedAmt + sumOf('paid');
    const inProcessAmt = due.inProcessAmt + sumOf('pending');
    const totalPremiumDueToBePaid = Math.max(0, due.totalPremiumDue - receivedAmt - inProcessAmt);
    const ongoing = own.find(isOpen);
    return {
      ...due,
      receivedAmt,
      inProcessAmt,
      totalPremiumDueToBePaid,
      showPaymentButton: totalPremiumDueToBePaid > 0,
      duePremiums: totalPremiumDueToBePaid > 0 ? (due.duePremiums ?? []) : [],
      ongoingTransaction: ongoing !== undefined,
      ...(ongoing && { ongoingOrderId: ongoing.orderId }),
    };
  });
}

export const paymentAnswers = (state: State): ExampleAnswers => ({
  policyPaymentDetails: {
    change(_example, { policyNo }) {
      const dues = currentDues(state).filter((due) => policyNo === undefined || due.policyNo === policyNo);
      if (policyNo !== undefined && dues.length === 0) return refuse('policyPaymentDetails', 404, 'not-found');
      return { paymentDashboardPoliciesUiData: dues };
    },
  },
  createPayment: {
    change(example, { purpose, items }) {
      if (purpose !== 'premium')
        return fail(`The in-memory API knows payments of premiums, not of ${purpose}. ${HELP}`);
      const dues = currentDues(state);
      for (const { policyNo, amount } of items) {
        const due = dues.find((it) => it.policyNo === policyNo);
        if (!due) return refuse('createPayment', 404, 'not-found');
        if (due.ongoingTransaction) return refuse('createPayment', 409, 'payment-ongoing');
        if (due.totalPremiumDueToBePaid <= 0 || amount > due.totalPremiumDueToBePaid)
          return refuse('createPayment', 400, 'amount-refused');
        if (amount < due.totalPremiumDueToBePaid)
          return fail(`The in-memory API knows payments of the whole amount that is due, not of a part. ${HELP}`);
      }
      const orderId = nameLike(state, example.orderId);
      const amount = items.reduce((sum, item) => sum + item.amount, 0);
      const { gatewayReference: _, ...pending } = exampleOf('paymentStatus', 'pending');
      state.orders.set(orderId, {
        ...pending,
        orderId,
        amount,
        items: items.map((item) => ({ policyNo: item.policyNo, amount: item.amount })),
        reference: nameLike(state, pending.reference),
        state: 'created',
        canCancel: true,
      });
      return { ...example, orderId, amount, gatewayUrl: example.gatewayUrl.replace(example.orderId, orderId) };
    },
  },
  paymentStatus: {
    change: (_example, { orderId }) => state.orders.get(orderId) ?? refuse('paymentStatus', 404, 'not-found'),
  },
  cancelPayment: {
    change({ reason = '' }, { orderId }) {
      const order = state.orders.get(orderId) ?? refuse('cancelPayment', 404, 'not-found');
      if (order.state !== 'created') return order;
      const { canCancel: _, ...rest } = order;
      const cancelled: Schemas['PaymentStatus'] = { ...rest, state: 'cancelled', isFinal: true, reason };
      state.orders.set(orderId, cancelled);
      return cancelled;
    },
  },
  downloadReceipt: {
    change(example, wanted) {
      const order = [...state.orders.values()].find(
        (it) =>
          it.state === 'paid' &&
          ('orderId' in wanted ? it.orderId === wanted.orderId : it.receiptNo === wanted.receiptNo),
      );
      if (!order) return refuse('downloadReceipt', 404, 'not-found');
      return { ...example, fileName: `receipt-${order.receiptNo}.pdf` };
    },
  },
});

const HELP = "Answer it in the test with respond('createPayment', …), or use the sandbox.";

/** Decides about an order, as the payer does on the gateway's page. @throws ExampleError if it cannot be decided any more */
export function decide(state: State, orderId: string, decision: PaymentDecision): void {
  const order = state.orders.get(orderId);
  if (!order) throw new ExampleError(`There is no order ${orderId}. The response to createPayment has its orderId.`);
  if (order.isFinal) throw new ExampleError(`The order ${orderId} is ${order.state}, which is final.`);
  const { canCancel: _, ...rest } = order;
  const example = exampleOf('paymentStatus', decision);
  const isPaid = decision === 'paid';
  const { receiptNo, receiptCheck, paidAt } = isPaid ? example : NO_RECEIPT;
  state.orders.set(orderId, {
    ...rest,
    state: decision,
    isFinal: example.isFinal,
    ...(example.gatewayReference && { gatewayReference: example.gatewayReference }),
    ...(example.reason && { reason: example.reason }),
    ...(receiptNo && { receiptNo: nameLike(state, receiptNo) }),
    ...(receiptCheck && { receiptCheck }),
    ...(paidAt && { paidAt }),
  });
}
