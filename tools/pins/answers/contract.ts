// The operations of the contract with the request bodies of its examples.
import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };

export type Kind = 'full' | 'partial' | 'corp' | 'track';

export interface Operation {
  readonly id: string;
  readonly family: string;
  /** The kinds of session that may call it; none if no sign-in is needed. */
  readonly kinds: readonly Kind[];
  /** It changes something, once per key. */
  readonly isWrite: boolean;
  /** Bodies by the name of the example. */
  readonly examples: ReadonlyMap<string, unknown>;
}

interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}
interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}

const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;

export const operations: readonly Operation[] = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((described) => described.operationId !== undefined)
  .map((described) => ({
    id: described.operationId,
    family: described.tags[0] ?? 'none',
    kinds: (described.security ?? []).flatMap((one) => Object.keys(one).filter((name) => name !== 'xsrf') as Kind[]),
    isWrite: (described.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
    examples: examplesOf(described.requestBody?.content['application/json'] ?? {}),
  }));

function examplesOf({ example, examples }: Media): ReadonlyMap<string, unknown> {
  if (!examples) return new Map([['', example ?? {}]]);
  return new Map(Object.entries(examples).map(([name, one]) => [name, one.$ref ? follow(one.$ref) : one.value]));
}

function follow(ref: string): unknown {
  let at: unknown = contract;
  for (const part of ref.slice(2).split('/')) at = (at as Record<string, unknown>)[part];
  return (at as { value: unknown }).value;
}
