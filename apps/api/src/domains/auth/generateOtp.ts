import { accountOf } from '../../platform/access/account.ts';
import type { Challenge } from '../../platform/access/challenge.ts';
import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { isClient } from './store.ts';

const isRetail = ({ opens }: Challenge) => opens !== 'corp';

export const generateOtp = handler('generateOtp', async ({ body, client }, deps) => {
  const { otpToken, clientId } = body;
  const ofClient = clientId === undefined ? null : await isClient(deps.db, clientId);
  const accepts = (challenge: Challenge) =>
    isRetail(challenge) && (ofClient === null || ofClient(accountOf(challenge)));
  return ok(await createOtpChallenges(deps).send(otpToken, accepts, client));
});

export const corporateGenerateOtp = handler('corporateGenerateOtp', async ({ body, client }, deps) => {
  const { otpToken, clientId } = body;
  const ofClient = await isClient(deps.db, clientId);
  const challenges = createOtpChallenges(deps);
  return ok(
    await challenges.send(otpToken, (c) => c.opens !== 'full' && c.opens !== 'track' && ofClient(accountOf(c)), client),
  );
});
