import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './included.ts';

interface Reference {
  readonly $ref?: string;
}
interface Problem {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}
interface Example extends Reference {
  readonly value?: Problem;
}
interface Media {
  readonly example?: Problem;
  readonly examples?: Readonly<Record<string, Example>>;
}
interface Response extends Reference {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, Response>>;
}
type Item = Readonly<Record<string, Operation | undefined>>;
interface Contract {
  readonly paths: Readonly<Record<string, Item>>;
  readonly webhooks?: Readonly<Record<string, Item>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** A way in which an operation fails, with the example of the contract. */
export interface Failure extends Problem {
  readonly operationId: string;
  readonly summary: string;
}

type ContractName = 'openapi' | 'back-office';

function readContract(name: ContractName): Contract {
  return JSON.parse(readFileSync(join(root, 'openapi/generated', `${name}.json`), 'utf8'));
}

/** Method and path of each operation, such as `POST /v1/logout`, by its id. */
export const linesOfOperations = (name: ContractName): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readContract(name).paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation?.operationId ? [[operation.operationId, `${method.toUpperCase()} ${path}`]] : [],
      ),
    ),
  );

/** Every way in which the operations of a contract fail. */
export function failuresOf(name: ContractName): Failure[] {
  const contract = readContract(name);
  const items = [...Object.values(contract.paths), ...Object.values(contract.webhooks ?? {})];
  const operations = items.flatMap((item) => Object.values(item)).filter((operation) => operation?.operationId);
  return operations.flatMap((operation) => (operation ? failuresOfOperation(contract, operation) : []));
}

const failuresOfOperation = ({ components }: Contract, { operationId, summary, responses }: Operation): Failure[] =>
  Object.values(responses)
    .map((response) => components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response)
    .flatMap(({ content }) => examplesOf(content?.['application/problem+json']))
    .map((problem) => ({ operationId, summary, ...problem }));

function examplesOf(media: Media | undefined): Problem[] {
  const named = Object.values(media?.examples ?? {}).flatMap(({ value }) => (value ? [value] : []));
  return media?.example ? [media.example, ...named] : named;
}
