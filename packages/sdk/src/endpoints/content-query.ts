import { isLifedeskError } from '../errors/lifedesk-error.ts';
import { type CallOptions, type CallRequest, call } from '../transport/call.ts';
import { failedCall } from '../transport/failure.ts';
import type { Sdk } from '../transport/sdk.ts';
import { contentQueryRequest } from './content.ts';

/** A GraphQL query with its variables. */
export interface ContentQuery {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Options of a content query. */
export interface ContentOptions extends CallOptions {
  /** Uses GET, so that caches on the way can respond. */
  readonly get?: boolean;
}

/**
 * Queries the content service (GraphQL). Its schema is the contract's `content.graphql`, and `T` is the result of the
 * query.
 * @throws LifedeskError `content-server` if the service returns 300 or above, or errors; `content-parse` if the
 * response is not JSON.
 */
export async function contentQuery<T>(
  sdk: Sdk,
  { query, operationName, variables }: ContentQuery,
  { get, ...options }: ContentOptions = {},
): Promise<T> {
  const request: CallRequest = get
    ? {
        ...contentQueryRequest,
        method: 'get',
        query: { operationName, variables: variables && JSON.stringify(variables), query },
      }
    : { ...contentQueryRequest, method: 'post', body: JSON.stringify({ operationName, variables, query }) };
  const { operation } = request;
  const { silent } = options;
  const { data: answer } = await call(sdk, request, options).catch((error: unknown) => {
    if (!isLifedeskError(error)) throw error;
    const { code, status, correlationId, cause } = error;
    const why = code === 'not-json' ? 'content-parse' : status >= 300 ? 'content-server' : undefined;
    throw why ? failedCall(why, cause, { operation, silent, status, correlationId }) : error;
  });
  const { data, errors } = answer as { readonly data?: T | null; readonly errors?: readonly unknown[] };
  if (errors?.length || data === undefined || data === null)
    throw failedCall('content-server', undefined, { operation, silent, status: 200 });
  return data;
}
