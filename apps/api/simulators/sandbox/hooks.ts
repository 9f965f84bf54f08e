import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { API_BASE, document, operationsOf } from '../../src/platform/contract/document.ts';
import { problem } from '../../src/platform/problem.ts';
import type { Sandbox } from './sandbox.ts';

const SLOW_MS = 2_000;
const LOGIN = new Set([
  'validateCustomer',
  'corporateValidateCustomer',
  'validatePaymentCustomer',
  'authenticateUser',
  'corporateValidateAuthCode',
]);
/** Operations that check an OTP, which the contract allows to answer that it is burnt. */
const OTP_CHECK = new Set(
  operationsOf(document)
    .filter(({ operation }) => '402' in operation.responses)
    .map(({ operation }) => operation.operationId),
);
const OTP = new Set(['generateOtp', 'corporateGenerateOtp', ...OTP_CHECK]);
const LOCK_SECONDS = 1_800;

/** Applies the clock and the active scenarios to every API call. */
export function addSandboxHooks(app: FastifyInstance, { state }: Sandbox): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(`${API_BASE}/health`)) return;
    await state.refresh();
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    const { scenarios } = state;
    const operation = request.routeOptions.config.operationId ?? '';
    if (scenarios.has('slow network')) await sleep(SLOW_MS);
    if (scenarios.has('server 500')) throw problem('internal');
    if (scenarios.has('database away')) throw problem('unavailable');
    if (scenarios.has('lockout') && LOGIN.has(operation)) throw problem('login-blocked', { retryAfter: LOCK_SECONDS });
    if (scenarios.has('lockout') && OTP.has(operation)) throw problem('otp-blocked', { retryAfter: LOCK_SECONDS });
    if (scenarios.has('402') && OTP_CHECK.has(operation)) throw problem('otp-burnt', { triesLeft: 0 });
  });
}
