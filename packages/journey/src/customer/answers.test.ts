import { exampleOf } from '@lifedesk/sdk/testing';
import { expect, it } from 'vitest';
import { toCustomer, toPartialCustomer } from './answers.ts';

it("keeps the customer's policies as policiesArray, and nothing of the session", () => {
  const answer = exampleOf('validateOtp');
  const customer = toCustomer(answer);
  expect(customer.policiesArray).toEqual(answer.policiesData);
  expect(customer.latePaymentCharges).toBe(answer.latePaymentCharges);
  for (const gone of ['policiesData', 'token', 'xsrfToken', 'sessiontimeout'])
    expect(customer).not.toHaveProperty(gone);
});

it('keeps what a payments-only session can pay as policyPaymentArr', () => {
  const answer = exampleOf('validatePaymentSession');
  expect(toPartialCustomer(answer).policyPaymentArr).toEqual(answer.paymentDashboardPoliciesUiData);
});
