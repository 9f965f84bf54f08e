import { LifedeskError } from '../errors/lifedesk-error.ts';
import type { OperationId } from '../errors/situations.ts';
import type { Tokens } from '../session/state.ts';
import { CORRELATION_HEADER } from './correlation.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { EnvelopeError } from './envelope.ts';
import { failedCall, refusedCall } from './failure.ts';
import type { Sdk } from './sdk.ts';
import { tokenHeaders } from './session-token.ts';

export interface CallOptions {
  /** Withdraws the call: it fails with the code `cancelled`, which shows nothing. */
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds, 0 for none; otherwise the SDK's. */
  readonly timeoutMs?: number;
  /** A failure is thrown as ever, but marked to be shown nowhere. */
  readonly silent?: boolean;
  /** Not counted among the calls for which 'Please wait' is shown. */
  readonly background?: boolean;
  /** Never sent twice, not even where that is safe. */
  readonly once?: boolean;
  /** Sent for another session than the current one, such as the one that has just ended on this side. */
  readonly tokens?: Tokens;
}

/** How an operation travels, beyond its path. */
export interface Travel {
  /** The service whose base address it stands under; the customer-service API otherwise. */
  readonly service?: 'content' | 'email';
  /** Never sealed. What goes to another service never is. */
  readonly plain?: true;
  /** Doing it twice is doing it once, so it is sent again where the connection broke. */
  readonly idempotent?: true;
}

export interface CallRequest extends Travel {
  readonly operation: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The contract's path. */
  readonly path: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful answer. 203, 204 and 207 carry meaning (section 8), so the status stays. */
export interface CallAnswer {
  readonly status: number;
  readonly data: unknown;
}

/**
 * The one way to the server. It answers data or throws one typed error; a caller never sees HTTP.
 * @throws LifedeskError
 */
export async function call(sdk: Sdk, request: CallRequest, options: CallOptions = {}): Promise<CallAnswer> {
  const deadline = startDeadline(sdk.session.clock, options.timeoutMs ?? sdk.timeoutMs, options.signal);
  if (!options.background) sdk.loader.start();
  try {
    return await sendSafely(sdk, request, options, deadline);
  } finally {
    deadline.clear();
    if (!options.background) sdk.loader.end();
  }
}

async function sendSafely(sdk: Sdk, request: CallRequest, options: CallOptions, deadline: Deadline) {
  const token = sdk.session.state.tokens?.token;
  try {
    return await send(sdk, request, options, deadline);
  } catch (error) {
    const again = !options.once && !deadline.ended && error instanceof LifedeskError;
    if (!again || !(await isSafeToRepeat(sdk, request, error, options.tokens ? undefined : { token }))) throw error;
    return await send(sdk, request, options, deadline);
  }
}

/**
 * A call is sent a second time only where the first cannot have done anything: the token or the key had been replaced
 * meanwhile, so that the server refused before doing it; or where doing it twice is doing it once.
 */
async function isSafeToRepeat(
  sdk: Sdk,
  request: CallRequest,
  error: LifedeskError,
  sentWith: { readonly token: string | undefined } | undefined,
) {
  const { session } = sdk;
  switch (error.code) {
    case 'session-ended': {
      if (error.status !== 401 || !sentWith) return false;
      await session.refreshing?.catch(() => {});
      const now = session.state.tokens?.token;
      return (now !== undefined && now !== sentWith.token) || (await session.ask());
    }
    case 'envelope-refused':
      sdk.keys.forget();
      return true;
    case 'network':
      return request.method === 'GET' || request.idempotent === true;
    default:
      return false;
  }
}

async function send(sdk: Sdk, request: CallRequest, options: CallOptions, deadline: Deadline): Promise<CallAnswer> {
  const { operation, method, path, body, query, service = 'customerService' } = request;
  const headers = { ...request.headers, ...(options.tokens && tokenHeaders(options.tokens)) };
  const plain = request.plain ?? service !== 'customerService';
  let sent: Request | undefined;
  const facts = () => ({
    operation,
    silent: options.silent ?? false,
    correlationId: sent?.headers.get(CORRELATION_HEADER) ?? '',
  });
  const fetch = (outgoing: Request) => {
    sent = outgoing;
    return sdk.fetch(outgoing, { signal: deadline.signal });
  };
  const baseUrl = sdk.environment.bases[service];
  const init = { baseUrl, params: { query, plain }, headers, body, parseAs: 'text', fetch };
  const answer = await sdk.http.request(method, path, init).catch((cause: unknown) => {
    // What failed before anything was sent, and not in sealing, is a mistake in the program.
    if (!sent && !(cause instanceof EnvelopeError)) throw cause;
    throw failedCall(deadline.ended, cause, facts());
  });
  const { response, data: text } = answer;
  if (!response.ok) throw refusedCall(response.status, answer.error, facts());
  if (response.status === 204) return { status: 204, data: undefined };
  if (!text && response.status !== 200) return { status: response.status, data: undefined };
  try {
    return { status: response.status, data: JSON.parse(text ?? '') };
  } catch {
    throw failedCall('not-json', undefined, { ...facts(), status: response.status });
  }
}
