import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { LIMITS } from '../platform/access/limits/limit-table.ts';
import type { SessionKind } from '../platform/access/session.ts';
import { API_BASE, document, operationsOf } from '../platform/contract/document.ts';
import type { OperationId, RequestBody } from '../platform/contract/handler.ts';
import type { RunningApi } from './running-api.ts';

const PATHS = new Map(operationsOf(document).map(({ operation, path }) => [operation.operationId, path]));

/** The URL of an operation on the origin. */
export function addressOf(operationId: string): string {
  const path = PATHS.get(operationId);
  if (!path) throw new Error(`the contract has no operation ${operationId}`);
  return API_BASE + path;
}

/** Calls an operation in process, without a network. */
export function callOperation<Op extends OperationId>(
  { app }: Pick<RunningApi, 'app'>,
  operationId: Op,
  body: RequestBody<Op>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = {
    method: 'POST',
    url: addressOf(operationId),
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return app.inject(options);
}

/** The headers of a session's calls. */
export type SessionHeaders = { authorization: string; 'x-xsrf-token': string };

export function sessionHeaders({ token, xsrfToken }: { token: string; xsrfToken: string }): SessionHeaders {
  return { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrfToken };
}

/** Resets the send limits, because tests sign the same people in more often than a person may. */
export async function renewSendBudgets({ deps }: Pick<RunningApi, 'deps'>): Promise<void> {
  const { sends, sendsToRecipient, openChallenges } = LIMITS;
  const { sendsInSession, sendsToRecipientInSession, sendsToNewContact, openChallengesInSession } = LIMITS;
  const toRegistered = [sends, sendsToRecipient, sendsInSession, sendsToRecipientInSession];
  const names = [...toRegistered, sendsToNewContact, openChallenges, openChallengesInSession].map((l) => l.name);
  await deps.db
    .deleteFrom('limit_counter')
    .where((e) => e.or(names.map((name) => e('key', 'like', `${name}:%`))))
    .execute();
}

/**
 * Signs a demo person in through the outbox, and returns the headers of the session. `who` is part of a name; for a
 * corporate session it is a company's.
 * @param headers of the calls that open a retail session, such as a staff token
 */
export async function signIn(
  api: RunningApi,
  who: string,
  kind: SessionKind = 'full',
  headers: Record<string, string> = {},
): Promise<SessionHeaders> {
  const person = await api.person(who);
  await renewSendBudgets(api);
  const json = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(`signing in failed with ${statusCode}: ${body}`);
    return JSON.parse(body) as T;
  };
  const [loginId = ''] = person.policyNumbers;
  if (kind === 'partial') return sessionHeaders(await json(callOperation(api, 'validatePaymentCustomer', { loginId })));
  if (kind === 'corp') {
    const { clientId } = person;
    const known = await json<{ otpToken: string }>(
      callOperation(api, 'corporateValidateCustomer', { clientId, workTypeTxt: 'login' }),
    );
    const sent = await json<{ otpToken: string }>(
      callOperation(api, 'corporateGenerateOtp', { otpToken: known.otpToken, workTypeTxt: 'login', clientId }),
    );
    const otp = await api.otpFor(person.email ?? person.mobile ?? '');
    return sessionHeaders(await json(callOperation(api, 'corporateValidateOtp', { otpToken: sent.otpToken, otp })));
  }
  const workTypeTxt = kind === 'track' ? 'track_application_skip_login' : 'login';
  const known = await json<{ otpToken: string }>(
    callOperation(api, 'validateCustomer', { loginId, workTypeTxt }, headers),
  );
  const sent = await json<{ otpToken: string }>(
    callOperation(api, 'generateOtp', { otpToken: known.otpToken, workTypeTxt: 'login' }, headers),
  );
  const otp = await api.otpFor(person.email ?? person.mobile ?? '');
  return sessionHeaders(await json(callOperation(api, 'validateOtp', { otpToken: sent.otpToken, otp }, headers)));
}
