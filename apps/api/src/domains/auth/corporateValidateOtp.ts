import { rememberBrowser } from '../../platform/access/known-browser.ts';
import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { answer, handler } from '../../platform/contract/handler.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default handler('corporateValidateOtp', async ({ body, client }, deps) => {
  const challenge = await createOtpChallenges(deps).verify(
    body.otpToken,
    body.otp,
    ({ opens }) => opens === 'corp',
    client,
  );
  const session = await createSessions(deps).open({
    kind: 'corp',
    customerId: challenge.customer_id,
    policyNo: null,
    client,
  });
  return answer(200, await corporateLoginAnswer(deps, session), rememberBrowser(deps, client, session.customerId));
});
