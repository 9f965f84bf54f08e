import { describe, expect, it } from 'vitest';
import {
  PAYMENT_PATHS,
  type PaymentButtonFacts,
  paymentButtonClauses,
  paymentOffer,
  showsPaymentButton,
} from './shows-payment-button.ts';

const payable: PaymentButtonFacts = {
  showPaymentButton: true,
  ongoingTransaction: false,
  policyCurrentStatus: '1',
  path: '/pay-online',
  isPaymentBlocked: false,
};

// "Payment button shows only when the first payment flag is set, the second is not, the status is not 'I' and not empty,
// the route is /pay-online, /reinstatement or /revival-scheme, and the final flag is not set."
describe('showsPaymentButton', () => {
  it.each([...PAYMENT_PATHS, '/cs/pay-online', '/cs/revival-scheme?id=7'])('shows on %s', (path) => {
    expect(showsPaymentButton({ ...payable, path })).toEqual({ shows: true, because: 'payable' });
  });

  it.each([
    [{ showPaymentButton: false }, 'not-offered'],
    [{ ongoingTransaction: true }, 'transaction-ongoing'],
    [{ policyCurrentStatus: '' }, 'status-missing'],
    [{ policyCurrentStatus: ' ' }, 'status-missing'],
    [{ policyCurrentStatus: null }, 'status-missing'],
    [{ policyCurrentStatus: 'I' }, 'status-inactive'],
    [{ path: '/dashboard' }, 'other-page'],
    [{ path: '/pay-loan' }, 'other-page'],
    [{ path: '/pay-online/x' }, 'other-page'],
    [{ isPaymentBlocked: true }, 'payment-blocked'],
  ] as const)('does not show with %j: %s', (facts, because) => {
    expect(showsPaymentButton({ ...payable, ...facts })).toEqual({ shows: false, because });
  });

  it('reads only the one letter I as inactive', () => {
    expect(showsPaymentButton({ ...payable, policyCurrentStatus: 'i' }).shows).toBe(true);
    expect(showsPaymentButton({ ...payable, policyCurrentStatus: 'IN' }).shows).toBe(true);
  });

  it('names the first clause that forbids it', () => {
    const facts = { ...payable, ongoingTransaction: true, isPaymentBlocked: true, path: '/' };
    expect(showsPaymentButton(facts).because).toBe('transaction-ongoing');
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(paymentButtonClauses.map(({ id }) => id)).size).toBe(paymentButtonClauses.length);
  });
});

describe('paymentOffer', () => {
  it.each([
    [{}, 'button'],
    [{ path: '/cs/dashboard' }, 'link'],
    [{ path: '/dashboard', isPaymentBlocked: true }, 'none'],
    [{ path: '/dashboard', ongoingTransaction: true }, 'none'],
    [{ path: '/dashboard', showPaymentButton: false }, 'none'],
    [{ path: '/dashboard', policyCurrentStatus: 'I' }, 'none'],
    [{ path: '/dashboard', policyCurrentStatus: ' ' }, 'none'],
    [{ isPaymentBlocked: true }, 'none'],
  ] as const)('with %j: %s', (facts, offer) => {
    expect(paymentOffer({ ...payable, ...facts })).toBe(offer);
  });
});
