import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { loginAnswer } from './login-answer.ts';

export default handler('validateOtp', async ({ body, clientAddress }, deps) => {
  const challenge = await createOtpChallenges(deps).verify(
    body.otpToken,
    body.otp,
    ({ opens }) => opens === 'full' || opens === 'track',
    clientAddress,
  );
  const session = await createSessions(deps).open({
    kind: challenge.opens === 'track' ? 'track' : 'full',
    customerId: challenge.customer_id,
    policyNo: challenge.policy_no,
  });
  return ok(await loginAnswer(deps, session));
});
