import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { answer, handler } from '../../platform/contract/handler.ts';
import { corporateLoginAnswer, loginAnswer } from './login-answer.ts';
import { openSession } from './open-session.ts';

export const validateOtp = handler('validateOtp', async ({ body, client }, deps) => {
  const challenge = await createOtpChallenges(deps).verify(
    body.otpToken,
    body.otp,
    ({ opens }) => opens === 'full' || opens === 'track',
    client,
  );
  const { session, header } = await openSession(deps, client, {
    kind: challenge.opens === 'track' ? 'track' : 'full',
    customerId: challenge.customer_id,
    policyNo: challenge.policy_no,
  });
  return answer(200, await loginAnswer(deps, session), header);
});

export const corporateValidateOtp = handler('corporateValidateOtp', async ({ body, client }, deps) => {
  const challenge = await createOtpChallenges(deps).verify(
    body.otpToken,
    body.otp,
    ({ opens }) => opens === 'corp',
    client,
  );
  const { session, header } = await openSession(deps, client, {
    kind: 'corp',
    customerId: challenge.customer_id,
    policyNo: null,
  });
  return answer(200, await corporateLoginAnswer(deps, session), header);
});
