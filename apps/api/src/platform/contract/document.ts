import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../is-record.ts';

/** A node that may be a reference to another, which then has the rest. */
interface Referable {
  readonly $ref?: string;
}
/** The parts of a schema that the API reads. */
export interface Schema extends Referable {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly enum?: readonly string[];
  readonly maximum?: number;
}
export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable & { readonly value: unknown }>>;
}
interface Body extends Referable {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, Media>>;
}
export interface Parameter extends Referable {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}
export interface Operation {
  readonly operationId: string;
  /** Its family. */
  readonly tags?: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-core-service'?: string;
  readonly 'x-envelope'?: string;
  readonly 'x-also-get'?: boolean;
  /** The roles of staff that may call it. Without it, staff may not. */
  readonly 'x-staff'?: readonly string[];
  /** Staff may also call it because of a customer's request, without the customer's OTP. */
  readonly 'x-staff-request'?: boolean;
  /** The largest body, if it is larger than the configured one. */
  readonly 'x-body-bytes'?: number;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** The parts of an OpenAPI document that the API reads. */
export interface Document {
  readonly paths: Readonly<
    Record<string, { readonly [M in Method]?: Operation } & { readonly parameters?: readonly Parameter[] }>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Body>>;
  };
}

/** Base path of the contract on the origin. */
export const API_BASE = '/api';

/** The bundled OpenAPI document, the only description of the API. */
export const document: Document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/openapi.json')), 'utf8'),
);

/** Follows a local `$ref`, repeatedly if it leads to another. */
export function deref<Node extends Referable>(node: Node, root: Document = document): Node {
  // the check of the contract makes sure that a reference leads to a node of its kind
  return node.$ref === undefined ? node : deref(resolvePointer(node.$ref.slice(1), root) as Node, root);
}

function resolvePointer(pointer: string, root: Document): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node: unknown, part) => (isRecord(node) ? node[part] : undefined), root);
}

/** A named schema of the contract. */
export function schemaOf(name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`the contract has no schema ${name}`);
  return schema;
}

/** An operation with its own parameters and those of its path, resolved. */
export interface OperationOf {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

export function operationsOf(root: Document): OperationOf[] {
  return Object.entries(root.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) => deref(p, root));
      return [{ path, method, operation, parameters }];
    }),
  );
}
