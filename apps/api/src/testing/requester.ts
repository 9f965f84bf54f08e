import { randomUUID } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import type { LightMyRequestResponse } from 'fastify';
import { applyAnswer } from '../back-office/apply-answer.ts';
import { startConfirmation } from '../platform/access/confirmations.ts';
import { createSessions } from '../platform/access/sessions.ts';
import type { OperationId, RequestBody } from '../platform/contract/handler.ts';
import type { RunningApi } from './running-api.ts';
import { callOperation, renewSendBudgets, type SessionHeaders } from './sign-in.ts';

type RequestType = components['schemas']['ServiceRequestType'];

/** Makes a request with a new key, unless one is given. */
export function ask<Op extends OperationId>(
  api: Pick<RunningApi, 'app'>,
  operation: Op,
  body: RequestBody<Op>,
  headers: SessionHeaders,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return callOperation(api, operation, body, { ...headers, 'idempotency-key': key });
}

/** Has a challenge's code sent, and reads it from the outbox of `to`. */
export async function codeFor(
  api: RunningApi,
  otpToken: string,
  to: string,
  { workTypeTxt = 'update', clientId }: { workTypeTxt?: string; clientId?: string } = {},
): Promise<{ otpToken: string; otp: string }> {
  const answer = clientId
    ? await callOperation(api, 'corporateGenerateOtp', { otpToken, workTypeTxt, clientId })
    : await callOperation(api, 'generateOtp', { otpToken, workTypeTxt });
  if (answer.statusCode !== 200) throw new Error(`no code was sent: ${answer.statusCode} ${answer.body}`);
  return { otpToken: answer.json().otpToken, otp: await api.otpFor(to) };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * A code that confirms a request of this kind in a session, without the operation that offers it. One at a time: the code
 * is read from the outbox.
 */
export function confirmationFor(
  api: RunningApi,
  headers: SessionHeaders,
  workType: RequestType,
): Promise<{ otpToken: string; otp: string }> {
  const next = turn.then(async () => {
    await renewSendBudgets(api);
    const session = await createSessions(api.deps).find(headers.authorization.replace('Bearer ', ''));
    if (!session) throw new Error('the session has ended');
    const otpToken = await startConfirmation(api.deps, session, workType);
    const sent = await callOperation(api, 'generateOtp', { otpToken, workTypeTxt: 'update' });
    const otp = (await api.outbox()).find((message) => message.otp)?.otp ?? '';
    return { otpToken: sent.json().otpToken as string, otp };
  });
  turn = next.catch(() => undefined);
  return next;
}

/** Approves a request as the back office, with a maker and a checker because it moves money. */
export async function approve(api: Pick<RunningApi, 'deps' | 'now'>, ticket: string): Promise<void> {
  await applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    checker: 'EMP-2',
    at: api.now().toISOString(),
  });
}
