import { accountOf } from '../../platform/access/account.ts';
import type { Challenge } from '../../platform/access/challenge.ts';
import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { recordStaffAct } from '../../platform/access/staff-acts.ts';
import { answer, handler } from '../../platform/contract/handler.ts';
import { chooseApplicant } from './choose-applicant.ts';
import { corporateLoginAnswer, loginAnswer } from './login-answer.ts';
import { openSession } from './open-session.ts';

export const validateOtp = handler('validateOtp', async ({ body, client, staff, correlationId }, deps) => {
  const challenges = createOtpChallenges(deps);
  const accepts = ({ opens }: Challenge) => opens === 'full' || opens === 'track';
  const checked = await challenges.check(body.otpToken, body.otp, accepts, client);
  const { challenge } = checked;
  const account = challenge.asks_birth_date
    ? await chooseApplicant(deps, challenge, body.birthDate)
    : accountOf(challenge);
  await challenges.use(deps.db, checked);
  const { applicantId, customerId } = account;
  const staffSessionId = staff?.id ?? null;
  if (staff)
    await recordStaffAct(deps, {
      staff,
      operation: 'validateOtp',
      customerId,
      reason: 'customer-present',
      isAllowed: true,
      correlationId,
    });
  if (applicantId !== null) {
    const session = await createSessions(deps).open({
      kind: 'track',
      ...account,
      applicantId,
      policyNo: null,
      staffSessionId,
      client,
    });
    return answer(200, await loginAnswer(deps, session));
  }
  const { session, header } = await openSession(deps, client, {
    kind: challenge.opens === 'track' ? 'track' : 'full',
    customerId,
    policyNo: challenge.policy_no,
    staffSessionId,
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
    customerId: accountOf(challenge).customerId,
    policyNo: null,
  });
  return answer(200, await corporateLoginAnswer(deps, session), header);
});
