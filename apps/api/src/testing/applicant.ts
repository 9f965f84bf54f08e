import type { LightMyRequestResponse } from 'fastify';
import { readOutbox } from '../../simulators/sandbox/outbox-routes.ts';
import { NO_CUSTOMER } from '../platform/access/account.ts';
import { startConfirmation } from '../platform/access/confirmations.ts';
import { createOtpChallenges } from '../platform/access/otp-challenges.ts';
import type { Session } from '../platform/access/session.ts';
import { createSessions } from '../platform/access/sessions.ts';
import type { RequestBody } from '../platform/contract/handler.ts';
import type { RunningApi } from './running-api.ts';
import { callOperation, renewSendBudgets, type SessionHeaders, sessionHeaders } from './sign-in.ts';
import type { Node } from './two-nodes.ts';

type Who = Pick<RequestBody<'validateCustomer'>, 'loginId' | 'applicationNo'>;

/** Gets a code for tracking by application number or mobile number, from the outbox of the mobile number. */
export async function trackingCode(
  api: RunningApi,
  who: Who,
  mobile: string,
): Promise<{ otpToken: string; otp: string }> {
  await renewSendBudgets(api);
  const workTypeTxt = 'track_application_skip_login';
  const { otpToken: first } = await parse<{ otpToken: string }>(
    callOperation(api, 'validateCustomer', { ...who, workTypeTxt }),
  );
  const { otpToken } = await parse<{ otpToken: string }>(
    callOperation(api, 'generateOtp', { otpToken: first, workTypeTxt: 'track application' }),
  );
  return { otpToken, otp: await api.otpFor(mobile) };
}

/** Signs an applicant in to track applications. */
export async function signInToTrack(
  api: RunningApi,
  who: Who,
  mobile: string,
  birthDate?: string,
): Promise<SessionHeaders> {
  const code = await trackingCode(api, who, mobile);
  const answer = callOperation(api, 'validateOtp', { ...code, ...(birthDate !== undefined && { birthDate }) });
  return sessionHeaders(await parse(answer));
}

async function parse<T>(answer: Promise<LightMyRequestResponse>): Promise<T> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(`tracking failed with ${statusCode}: ${body}`);
  return JSON.parse(body) as T;
}

/** Opens a tracking session for the applicant of an application without going through the sign-in. */
export async function applicantSession({ deps }: Pick<Node, 'deps'>, applicationNo: string): Promise<Session> {
  const { applicant_id: applicantId } = await deps.db
    .selectFrom('application')
    .select('applicant_id')
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
  return createSessions(deps).open({ kind: 'track', customerId: NO_CUSTOMER, applicantId, policyNo: null });
}

const CLIENT = { address: '127.0.0.1', deviceCookie: null, userAgent: null };

/** A code that accepts an offer in this session. */
export async function offerCode(
  { deps }: Pick<Node, 'deps'>,
  session: Session,
  mobile: string,
): Promise<{ otpToken: string; otp: string }> {
  const challenges = createOtpChallenges(deps);
  const started = await startConfirmation(deps, session, 'counter-offer');
  const { otpToken } = await challenges.send(started, () => true, CLIENT);
  const sent = (await readOutbox(deps.db, mobile)).find(({ otp }) => otp);
  return { otpToken, otp: sent?.otp ?? '' };
}
