/** Facts about a call for a middleware, besides request and response. */
export interface Exchange {
  /** The contract's path, without base and query. */
  readonly path: string;
  /** Neither sealed nor opened. */
  readonly plain: boolean;
}

type Replacement<T> = T | undefined | Promise<T | undefined>;

/** One concern of every call. What it returns replaces what it received; returning nothing changes nothing. */
export interface Middleware {
  onRequest?(request: Request, exchange: Exchange): Replacement<Request>;
  onResponse?(response: Response, request: Request, exchange: Exchange): Replacement<Response>;
}

/** Requests pass the middlewares in order, responses in reverse: the last one is nearest to the network. */
export async function runMiddlewares(
  middlewares: readonly Middleware[],
  request: Request,
  exchange: Exchange,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  let sent = request;
  for (const { onRequest } of middlewares) sent = (await onRequest?.(sent, exchange)) ?? sent;
  let response = await fetch(sent);
  for (const { onResponse } of [...middlewares].reverse())
    response = (await onResponse?.(response, sent, exchange)) ?? response;
  return response;
}
