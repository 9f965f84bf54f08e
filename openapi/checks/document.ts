/** The parts of an OpenAPI 3.1 document that the checks read. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  'x-may-grow'?: boolean;
  'x-to-come'?: string[];
  'x-unit'?: string;
}
export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
export type Content = Record<string, Media>;
export interface Header {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}
export interface Response {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Content;
}
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  /** Our own operation, not in the specification. */
  'x-extension'?: boolean;
}
export interface Document {
  openapi: string;
  info: { version: string };
  servers?: { url: string }[];
  /** The families. */
  tags?: { name: string; 'x-to-come'?: boolean }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> };
}
export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** Every operation of the document, with its path and method. */
export const calls = (document: Document): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Follows `$ref` to the end. Keys next to the reference win over its target. */
export function follow<T extends { $ref?: string }>(document: Document, node: T): T {
  let found = node;
  while (found.$ref !== undefined) {
    const { $ref, ...beside } = found;
    found = { ...at<T>(document, $ref), ...beside } as T;
  }
  return found;
}

/** The target of a local reference. Throws if it does not exist. */
export function at<T>(document: Document, ref: string): T {
  let node: unknown = document;
  for (const part of ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  if (node === undefined) throw new Error(`${ref} points to nothing`);
  return node as T;
}

/** A JSON pointer, as the fragment of a URI. */
export const pointer = (...parts: string[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** `example` and `examples` of a media type, by name. */
export const examplesOf = (media: Media): [name: string, value: unknown][] => [
  ...(media.example === undefined ? [] : [['example', media.example] as [string, unknown]]),
  ...Object.entries(media.examples ?? {}).map(([name, { value }]): [string, unknown] => [name, value]),
];
