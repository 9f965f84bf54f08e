import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };

/** The parts of the bundled contract that the generator reads. */
export interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-envelope'?: 'none';
  readonly 'x-also-get'?: boolean;
  readonly 'x-idempotent'?: boolean;
}

/** An operation and its path. Every operation is a POST. */
export interface Call {
  readonly path: string;
  readonly operation: Operation;
}

const document = contract as unknown as {
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly headers: Readonly<Record<string, { readonly example?: string }>>;
  };
};

export const { schemas, responses } = document.components;

/** The example of the header with the server's time. */
export const serverTime = document.components.headers.ServerTime?.example;

export const calls: readonly Call[] = Object.entries(document.paths).map(([path, { post: operation }]) => ({
  path,
  operation,
}));

/** The families with their operations, in the contract's order. */
export const families: ReadonlyMap<string, readonly Call[]> = Map.groupBy(
  calls,
  ({ operation }) => operation.tags[0] ?? '',
);

/** The last part of a reference: the name of its target. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** The schema of a JSON body; undefined if there is none. */
export const jsonOf = (content: Answer['content']): Schema | undefined => content?.['application/json']?.schema;

/** The operation takes an `Idempotency-Key`. */
export const isKeyed = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ $ref = '' }) => nameOf($ref) === 'IdempotencyKey');

/** Whether an object may be omitted, because none of its properties is required. */
export function isOptional(schema: Schema): boolean {
  const { $ref, required = [], allOf = [], oneOf } = schema;
  if ($ref) return isOptional(schemas[nameOf($ref)] ?? {});
  return required.length === 0 && allOf.every(isOptional) && (oneOf?.some(isOptional) ?? true);
}

/** A response; a reference to a shared one is resolved. */
export const followRef = (answer: Answer): Answer => (answer.$ref ? (responses[nameOf(answer.$ref)] ?? {}) : answer);

/** The examples of a response by name; a single one without a name is called `example`. */
export function examplesOf({ example, examples }: Media): Record<string, unknown> {
  const named = Object.entries(examples ?? {}).map(([name, { value }]) => [name, value]);
  return example === undefined ? Object.fromEntries(named) : { example, ...Object.fromEntries(named) };
}
