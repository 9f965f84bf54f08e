import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Environment } from '../environment.ts';
import { serializeBody, serializeQuery } from './empty-values.ts';

/**
 * Every path as `call` sees it: the endpoints have already checked path and body against the contract, and the types of
 * the responses are theirs.
 */
interface AnyOperation {
  readonly parameters: { readonly query?: Record<string, unknown> };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': unknown } } };
}
type AnyPath = Readonly<Record<'get' | 'post' | 'put', AnyOperation>>;
export type ContractClient = Client<Record<string, AnyPath>>;

/** A service with its own address, and calls to the customer-service API that are never sealed. */
export type ClientName = 'customerService' | 'plain' | 'content' | 'email';

/**
 * A client for each service. Requests pass the middlewares in order and responses in reverse.
 * @param shared the middlewares of all clients
 * @param envelope the last middleware of the customer-service API
 * @param unsealed the last middleware of the others
 */
export function createClients(
  { bases }: Environment,
  shared: readonly Middleware[],
  envelope: Middleware,
  unsealed: Middleware,
): Readonly<Record<ClientName, ContractClient>> {
  const create = (baseUrl: string, last: Middleware): ContractClient => {
    const client: ContractClient = createClient({
      baseUrl,
      bodySerializer: serializeBody,
      querySerializer: serializeQuery,
    });
    client.use(...shared, last);
    return client;
  };
  return {
    customerService: create(bases.customerService, envelope),
    plain: create(bases.customerService, unsealed),
    content: create(bases.content, unsealed),
    email: create(bases.email, unsealed),
  };
}
