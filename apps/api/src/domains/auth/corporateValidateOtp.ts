import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default handler('corporateValidateOtp', async ({ body, clientAddress }, deps) => {
  const challenge = await createOtpChallenges(deps).verify(
    body.otpToken,
    body.otp,
    ({ opens }) => opens === 'corp',
    clientAddress,
  );
  const session = await createSessions(deps).open({ kind: 'corp', customerId: challenge.customer_id, policyNo: null });
  return ok(await corporateLoginAnswer(deps, session));
});
