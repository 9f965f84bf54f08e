import contract from '../generated/openapi.json' with { type: 'json' };
import type { operations } from '../generated/types.ts';

export type OperationId = keyof operations;

/** What an operation answers instead of the example of its success. */
export interface Instead {
  /** The answer of this status, with its example. */
  readonly status?: number;
  /** The example of this name, where there are several; the first unless told. */
  readonly example?: string;
  /** The example with changes: an empty list, another status. Gets a copy. */
  // biome-ignore lint/suspicious/noExplicitAny: an example is any JSON; the test that uses it knows which
  readonly changed?: (example: any) => unknown;
}

/** `never`: no answer comes. `away`: the network is. */
export type Answer = Instead | 'never' | 'away';

interface Described {
  readonly content?: Readonly<
    Record<string, { readonly example?: unknown; readonly examples?: Readonly<Record<string, { value: unknown }>> }>
  >;
}

interface Operation {
  readonly operationId: OperationId;
  /** It may be asked with GET too. */
  readonly 'x-also-get'?: boolean;
  readonly responses: Readonly<Record<string, { readonly $ref?: string } & Described>>;
}

const shared = contract.components.responses as Readonly<Record<string, Described>>;
const operationsByRoute = new Map(
  Object.entries(contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): [string, Operation][] => {
        const asked = operation['x-also-get'] ? [method, 'get'] : [method];
        return asked.map((one) => [`${one.toUpperCase()} ${path}`, operation]);
      }),
  ),
);

/**
 * A network that answers every operation with the contract's own example, for screens and pages that are shown without a
 * server. Its time is the one in the examples, so that what they show does not depend on the day. What is no operation gets 404.
 * @param base the path before the contract's, as `/api`
 */
export function exampleNetwork(
  instead: Readonly<Partial<Record<OperationId, Answer>>> = {},
  base = '/api',
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const [, path = ''] = new URL(request.url).pathname.split(base);
    const operation = operationsByRoute.get(`${request.method} ${path}`);
    if (!operation) return new Response(null, { status: 404 });
    const answer = instead[operation.operationId] ?? {};
    if (answer === 'away') throw new TypeError('Failed to fetch');
    if (answer === 'never') return silence(request.signal);
    return respond(operation, answer, request.headers.get('X-Correlation-Id') ?? '');
  };
}

/** Waits until the caller gives up. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function respond({ operationId, responses }: Operation, { status, example, changed }: Instead, correlationId: string) {
  const code = status ? String(status) : Object.keys(responses).find((one) => one.startsWith('2'));
  const response = responses[code ?? ''];
  if (!code || !response) throw new Error(`${operationId} has no answer ${code}`);
  const { content = {} } = response.$ref ? (shared[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response;
  const headers = {
    'X-Correlation-Id': correlationId,
    'X-Server-Time': contract.components.headers.ServerTime.example,
  };
  const [type, media] = Object.entries(content)[0] ?? [];
  if (!type || !media) return new Response(null, { status: Number(code), headers });
  const named = media.examples ?? { example: { value: media.example } };
  const chosen = example ? named[example] : Object.values(named)[0];
  if (!chosen) throw new Error(`${operationId} ${code} has no example ${example}`);
  const value = structuredClone(chosen.value);
  const body = JSON.stringify(changed ? changed(value) : value);
  return new Response(body, { status: Number(code), headers: { ...headers, 'Content-Type': type } });
}
