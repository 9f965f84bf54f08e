import { describe, expect, it } from 'vitest';
import {
  createPayment,
  createSdk,
  type Environment,
  type ErrorCode,
  isLifedeskError,
  logout,
  memoryStore,
  navAlerts,
  newId,
  outcomeFor,
  policyDetails,
  resolveEnvironment,
  type Sdk,
  setLocalFlag,
  transitions,
  validateOtp,
  validatePaymentSession,
} from './index.ts';

/*
 * The compiler checks these types; only the last test runs. Each wrong line is the smallest of its kind.
 */
async function typesOnly(sdk: Sdk, environment: Environment): Promise<void> {
  // Correct calls.
  const answer = await validateOtp(sdk, { otpToken: 'x', otp: '123456' });
  const token: string = answer.token;
  const first: string | undefined = answer.policiesData[0]?.policyNo;
  const nothing: undefined = await logout(sdk);
  await logout(sdk, { policyNo: 'p_1' }, { silent: true });
  await validatePaymentSession(sdk);
  await createPayment(
    sdk,
    { purpose: 'premium', items: [{ policyNo: '501234567', amount: 2450000 }], returnPath: '/pay-online' },
    { idempotencyKey: newId() },
  );

  // A field that is missing, unknown, or of another type.
  // @ts-expect-error
  await validateOtp(sdk, { otpToken: 'x' });
  // @ts-expect-error
  await validateOtp(sdk, { otpToken: 'x', otp: 123456 });
  // @ts-expect-error
  await validateOtp(sdk, { otpToken: 'x', otp: '123456', admin: true });
  // @ts-expect-error
  await navAlerts(sdk, { policyNo: '501234567', transactionType: 'Toggle' });
  // @ts-expect-error
  await policyDetails(sdk);
  // A payment without a key.
  // @ts-expect-error
  await createPayment(sdk, { purpose: 'premium', items: [], returnPath: '/pay-online' });
  // @ts-expect-error
  await createPayment(sdk, { purpose: 'premium', items: [], returnPath: '/pay-online' }, {});
  // A field that the response does not have.
  // @ts-expect-error
  answer.tokn;
  // @ts-expect-error
  const number: number = answer.token;
  // Words that are not on a list.
  // @ts-expect-error
  outcomeFor('validateOpt', 401);
  // @ts-expect-error
  const code: ErrorCode = 'otp-wrnog';
  // @ts-expect-error
  setLocalFlag(memoryStore(), 'languages', 'hi');
  // @ts-expect-error
  createSdk({ environment: 'PROD' });
  // @ts-expect-error
  resolveEnvironment('x', { hosts: [{ environment: 'PRODUCTION', host: 'x' }] });
  // A state changes only through transitions.
  // @ts-expect-error
  sdk.session.state.isLogged = true;
  // @ts-expect-error
  sdk.session.apply(() => ({ ...sdk.session.state, isLogged: true }));
  sdk.session.apply(transitions.loggedOut);

  // The code narrows.
  const error: unknown = undefined;
  if (isLifedeskError(error))
    switch (error.code) {
      case 'otp-wrong':
      case 'network':
        break;
      // @ts-expect-error
      case 'otp-wrnog':
        break;
    }
  void [token, first, nothing, number, code, environment];
}

describe('the public API', () => {
  it('is checked by the compiler', () => expect(typesOnly).toBeTypeOf('function'));
});
