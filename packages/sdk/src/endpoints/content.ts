import type { ClientCode } from '../errors/codes.ts';
import { LifedeskError } from '../errors/lifedesk-error.ts';
import { type CallOptions, type CallRequest, call } from '../transport/call.ts';
import { post } from '../transport/endpoint.ts';
import { failedCall } from '../transport/failure.ts';
import type { Sdk } from '../transport/sdk.ts';

export interface ContentQuery {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface ContentOptions extends CallOptions {
  /** Asked with GET, so that caches on the way can answer. */
  readonly get?: boolean;
}

/**
 * Asks the content service (GraphQL); its schema is the contract's `content.graphql`, and `T` is what the query asks for.
 * @throws LifedeskError `content-server` where it answers 300 or above, or errors; `content-parse` where that is not JSON.
 */
export async function contentQuery<T>(
  sdk: Sdk,
  { query, operationName, variables }: ContentQuery,
  { get, ...options }: ContentOptions = {},
): Promise<T> {
  const travel = { operation: 'contentQuery', path: '/content/graphql', service: 'content' } as const;
  const request: CallRequest = get
    ? { ...travel, method: 'GET', query: { operationName, variables: variables && JSON.stringify(variables), query } }
    : { ...travel, method: 'POST', body: JSON.stringify({ operationName, variables, query }), idempotent: true };
  const failure = (code: ClientCode, { status, correlationId, cause }: Partial<LifedeskError>) =>
    failedCall(code, cause, {
      operation: 'contentQuery',
      status: status ?? 200,
      silent: options.silent ?? false,
      correlationId: correlationId ?? '',
    });
  const { data: answer } = await call(sdk, request, options).catch((error: unknown) => {
    if (error instanceof LifedeskError && error.code === 'not-json') throw failure('content-parse', error);
    if (error instanceof LifedeskError && error.status >= 300) throw failure('content-server', error);
    throw error;
  });
  const { data, errors } = answer as { readonly data?: T | null; readonly errors?: readonly unknown[] };
  if (errors?.length || data === undefined || data === null) throw failure('content-server', {});
  return data;
}

/** Sends a form of the content service: a call-back request or feedback. */
export const contentForm = /* @__PURE__ */ post('contentForm', '/content/form', { service: 'content' });
