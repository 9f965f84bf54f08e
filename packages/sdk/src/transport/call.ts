import { isLifedeskError, type LifedeskError } from '../errors/lifedesk-error.ts';
import type { OperationId } from '../errors/situations.ts';
import type { Tokens } from '../session/state.ts';
import { type AttemptOptions, attempt } from './attempt.ts';
import { CORRELATION_HEADER } from './correlation.ts';
import type { Deadline } from './deadline.ts';
import { EnvelopeError } from './envelope.ts';
import { failedCall, refusedCall } from './failure.ts';
import { requireSdk } from './require-sdk.ts';
import type { Sdk } from './sdk.ts';
import { tokenHeaders } from './session-token.ts';
import { isFromApi, notSent, notTheApi, notTheApiHint } from './wrong-base.ts';

const SERVER_TIME_HEADER = 'X-Server-Time';

/** Options of every call. */
export interface CallOptions extends AttemptOptions {
  /** A failure is thrown as usual, but marked as not to be shown. */
  readonly silent?: boolean;
  /** Never sent twice, not even if that is safe. */
  readonly once?: boolean;
  /** Sent for another session than the current one, such as one that has just ended on this side. */
  readonly tokens?: Tokens;
}

/** The options of an operation besides its path. */
export interface CallSettings {
  /** The service with the base address; the customer-service API by default. */
  readonly service?: 'content' | 'email';
  /** Never sealed. Bodies for other services never are. */
  readonly plain?: true;
  /** Idempotent, so it is sent again if the connection broke. */
  readonly idempotent?: true;
  /** The contract has a response without a body (204), so that an empty one is no failure. */
  readonly mayBeEmpty?: true;
}

export interface CallRequest extends CallSettings {
  readonly operation: OperationId;
  readonly method: 'get' | 'post' | 'put';
  /** The contract's path. */
  readonly path: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful response. 203, 204 and 207 have a meaning (section 8), so the status stays. */
export interface CallAnswer {
  readonly status: number;
  readonly data: unknown;
}

/**
 * The only way to the server. It returns data or throws one typed error; callers never see HTTP.
 * @throws LifedeskError
 */
export function call(sdk: Sdk, request: CallRequest, options: CallOptions = {}): Promise<CallAnswer> {
  requireSdk(sdk, request.operation);
  const run = () =>
    attempt(sdk, options, async (deadline) => {
      const token = sdk.session.state.tokens?.token;
      try {
        return await send(sdk, request, options, deadline);
      } catch (error) {
        const isFinal = options.once || deadline.ended || !isLifedeskError(error);
        if (isFinal || !(await isSafeToRepeat(sdk, request, options, error, token))) throw error;
        return send(sdk, request, options, deadline);
      }
    });
  return sdk.prefetch?.run(request, run) ?? run();
}

/**
 * Whether a second attempt is safe: the first cannot have done anything, because the token or the key had been replaced
 * and the server refused it, or the call is idempotent.
 */
async function isSafeToRepeat(
  { session, keys }: Sdk,
  { method, idempotent }: CallRequest,
  { tokens }: CallOptions,
  { code, status }: LifedeskError,
  sentWith: string | undefined,
): Promise<boolean> {
  if (code === 'network') return idempotent === true || method === 'get';
  if (code === 'envelope-refused') {
    keys.forget();
    return true;
  }
  if (code !== 'session-ended' || status !== 401 || tokens) return false;
  await session.refreshing?.catch(() => {});
  const now = session.state.tokens?.token;
  return (now !== undefined && now !== sentWith) || session.ask();
}

async function send(sdk: Sdk, request: CallRequest, options: CallOptions, deadline: Deadline): Promise<CallAnswer> {
  const { operation, method, path, query, body, service, plain, mayBeEmpty } = request;
  let sent: Request | undefined;
  const facts = (status = 0) => ({
    operation,
    silent: options.silent,
    correlationId: sent?.headers.get(CORRELATION_HEADER) ?? '',
    status,
  });
  let setClock = (_serverTime: unknown) => {};
  const fetch = async (outgoing: Request) => {
    sent = outgoing;
    // A response to GET may come from a cache, and be old.
    if (outgoing.method !== 'GET') setClock = sdk.clock.ask();
    const answer = await sdk.fetch(outgoing, { signal: deadline.signal });
    setClock(answer.headers.get(SERVER_TIME_HEADER));
    return answer;
  };
  const client = sdk.clients[service ?? (plain ? 'plain' : 'customerService')];
  const headers = { ...request.headers, ...(options.tokens && tokenHeaders(options.tokens)) };
  const answer = await client
    .request(method, path, { params: { query: query ?? {} }, body, headers, parseAs: 'text', fetch })
    .catch((cause: unknown) => {
      // A failure before anything was sent, other than in sealing, is a bug in the program.
      const isMistake = !sent && !(cause instanceof EnvelopeError) && !deadline.ended;
      throw isMistake ? notSent(cause, facts()) : failedCall(deadline.ended, cause, facts());
    });
  const { data: text, error, response } = answer;
  const { ok, status } = response;
  if (!ok) throw isFromApi(response, error) ? refusedCall(status, error, facts()) : notTheApi(response, facts(status));
  // An empty body is a valid response if the status says everything (203, 204, 207) and the contract has one.
  if (!text && mayBeEmpty && status !== 200) return { status, data: undefined };
  let data: unknown;
  try {
    data = JSON.parse(text ?? '');
  } catch {
    throw failedCall('not-json', undefined, { ...facts(status), hint: notTheApiHint(response, operation) });
  }
  // If the header does not reach us, the responses that open a session still have the time.
  if (!response.headers.has(SERVER_TIME_HEADER))
    setClock((data as { currentDateTime?: unknown } | null)?.currentDateTime);
  return { status, data };
}
