import type { operations as Operations } from '@lifedesk/contract';
import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import type { LifedeskError } from '../errors/lifedesk-error.ts';
import * as index from '../index.ts';
import { environmentOn } from '../testing/stub-server.ts';
import type { Endpoint, KeyedEndpoint } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

const face: Record<string, unknown> = index;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, { readonly schema: object }> }>>;
  readonly 'x-envelope'?: string;
}
const operations = Object.entries(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** What some operations need besides their body: a key, or the signature of a callback. */
const PROOF = { idempotencyKey: 'k', timestamp: '1795233600', signature: 'ab' };

/** What a call of an operation sends. */
async function sentBy(operationId: string, name: 'QA' | 'PROD') {
  let sent: Request | undefined;
  const refuse: typeof fetch = async (request) => {
    sent ??= request as Request;
    return new Response('{"code":"internal"}', { status: 500 });
  };
  const keys = {
    key: () => Promise.reject(new Error('sealed')),
    forget() {},
  };
  const sdk = createSdk({ environment: environmentOn('http://stub.example', name), fetch: refuse, keys });
  const operation = face[operationId] as (sdk: Sdk, ...rest: unknown[]) => Promise<unknown>;
  const thrown = operation(sdk, { query: '{ banners }' }, PROOF);
  const error = await thrown.then(
    () => expect.fail('it should have failed'),
    (reason: LifedeskError) => reason,
  );
  return { sent, error };
}

/** Operations with their own signature. */
const BY_HAND = ['contentQuery', 'paymentCallback'] as const;
type GeneratedId = Exclude<keyof Operations, (typeof BY_HAND)[number]>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Operations whose hand-written signature differs from the types of the contract. */
type Differing = {
  [Id in GeneratedId]: true extends Same<(typeof index)[Id], Endpoint<Id>> | Same<(typeof index)[Id], KeyedEndpoint<Id>>
    ? never
    : Id;
}[GeneratedId];
// Checked by the compiler.
const differing: [Differing] extends [never] ? null : Differing = null;

/** The endpoints file of each family. */
const families: Record<string, object> = Object.fromEntries(
  await Promise.all(
    [...new Set(operations.flatMap(({ tags }) => tags))].map(
      async (tag) => [tag, await import(`../endpoints/${tag}.ts`)] as const,
    ),
  ),
);

describe('the same name in every layer', () => {
  it.each(operations)('$operationId is in the file of its family, and in the index', ({ operationId, tags }) => {
    const [family = ''] = tags;
    const isByHand = BY_HAND.some((name) => name === operationId);
    expect(families[family]).toHaveProperty(isByHand ? `${operationId}Request` : operationId);
    expect(face).toHaveProperty(operationId);
  });

  it('has the types of the contract for bodies and responses', () => expect(differing).toBeNull());

  it.each(operations)('$operationId goes to $path', async ({ operationId, path, method }) => {
    const { sent, error } = await sentBy(operationId, 'QA');
    expect(sent?.method).toBe(method.toUpperCase());
    expect(new URL(sent?.url ?? '').pathname).toBe(`/api${path}`);
    expect(error.operation).toBe(operationId);
  });

  it.each(operations)('$operationId is sealed in PROD if the contract says so', async (operation) => {
    const { sent, error } = await sentBy(operation.operationId, 'PROD');
    const isPlain = operation['x-envelope'] === 'none';
    expect(sent === undefined).toBe(!isPlain);
    expect(error.code).toBe(
      isPlain ? (error.operation === 'contentQuery' ? 'content-server' : 'internal') : 'envelope-failed',
    );
  });

  it('carries an idempotency key if the contract requires one', async () => {
    const asking = operations.filter((operation) => JSON.stringify(operation).includes('IdempotencyKey'));
    expect(asking.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['createPayment', 'corporateCreatePayment', 'updateMobile']),
    );
    for (const { operationId } of asking)
      expect((await sentBy(operationId, 'QA')).sent?.headers.get('Idempotency-Key')).toBe('k');
  });

  it('has a different body for each success status, so that no meaning of a status is lost', () => {
    const shapes = (responses: Operation['responses']) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([, { content }]) => JSON.stringify(content?.['application/json']?.schema ?? 'nothing'));
    const alike = operations.filter(({ responses }) => new Set(shapes(responses)).size < shapes(responses).length);
    expect(alike.map(({ operationId }) => operationId)).toEqual([]);
  });
});
