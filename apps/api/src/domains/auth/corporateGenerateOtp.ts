import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { isClient } from './store.ts';

export default handler('corporateGenerateOtp', async ({ body, client }, deps) => {
  const { otpToken, clientId } = body;
  const ofClient = await isClient(deps.db, clientId);
  const challenges = createOtpChallenges(deps);
  return ok(
    await challenges.send(
      otpToken,
      (c) => c.opens !== 'full' && c.opens !== 'track' && ofClient(c.customer_id),
      client,
    ),
  );
});
