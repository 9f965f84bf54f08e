import document from '@lifedesk/contract/openapi.json' with { type: 'json' };
import type { Json } from '../json.ts';
import type { Header, Media, OperationNode, Parameter, ResponseNode, Schema } from './document.ts';

/** A session of one of the contract's four kinds. */
export type SessionKind = 'full' | 'partial' | 'corp' | 'track';

export const SESSION_KINDS: readonly SessionKind[] = ['full', 'partial', 'corp', 'track'];

/** A documented response. */
export interface DocumentedResponse {
  /** Content type and schema; absent if it has no body. */
  readonly content?: { readonly type: string; readonly schema: Schema };
  /** Headers that it must have. */
  readonly headers: readonly string[];
}

/** An operation of the contract. */
export interface Operation {
  readonly id: string;
  readonly family: string;
  readonly method: string;
  /** Below the base address, such as `/v1/logout`. */
  readonly path: string;
  /** Kinds of session that may call it; empty if it needs none. */
  readonly kinds: readonly SessionKind[];
  readonly body: Schema;
  /** Bodies of the contract's examples. */
  readonly examples: readonly Json[];
  /** It takes an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  /** Only a member of staff may call it. */
  readonly isForStaff: boolean;
  /** Another party calls it and signs the body. */
  readonly isSigned: boolean;
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
  /** The largest body in bytes, if the operation names one. */
  readonly largestBody?: number;
}

const { components } = document;

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** Follows a reference to a named schema. */
export function resolveSchema(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const named = components.schemas[nameOf(schema.$ref)];
  if (!named) throw new Error(`the contract has no schema ${schema.$ref}`);
  return resolveSchema(named);
}

export const namedSchemas: Readonly<Record<string, Schema>> = components.schemas;

const resolveParameter = (it: Parameter): Parameter => (it.$ref && components.parameters[nameOf(it.$ref)]) || it;
const resolveHeader = (it: Header): Header => (it.$ref && components.headers[nameOf(it.$ref)]) || it;
const resolveResponse = (it: ResponseNode): ResponseNode => (it.$ref && components.responses[nameOf(it.$ref)]) || it;

function examplesOf({ example, examples = {} }: Media): Json[] {
  const named = Object.values(examples).map(({ value }) => value);
  return example === undefined ? named : [example, ...named];
}

function toResponse(node: ResponseNode): DocumentedResponse {
  const { content = {}, headers = {} } = resolveResponse(node);
  const [first] = Object.entries(content);
  return {
    headers: Object.entries(headers)
      .filter(([, header]) => resolveHeader(header).required === true)
      .map(([name]) => name),
    ...(first && { content: { type: first[0], schema: first[1].schema } }),
  };
}

function toOperation(method: string, path: string, node: OperationNode): Operation {
  const parameters = (node.parameters ?? []).map(resolveParameter);
  const media = node.requestBody?.content['application/json'];
  const allowed = new Set(node.security.flatMap((alternative) => Object.keys(alternative)));
  const largestBody = node['x-body-bytes'];
  return {
    id: node.operationId,
    family: node.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    kinds: SESSION_KINDS.filter((kind) => allowed.has(kind)),
    body: media?.schema ?? {},
    examples: media ? examplesOf(media) : [],
    isForStaff: node.security.length > 0 && node.security.every((alternative) => 'staff' in alternative),
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isSigned: parameters.some(({ name }) => name === 'X-Gateway-Signature'),
    responses: new Map(Object.entries(node.responses).map(([status, it]) => [Number(status), toResponse(it)])),
    ...(largestBody !== undefined && { largestBody }),
  };
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, node]) => toOperation(method, path, node)),
);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** An operation by name. Throws if the contract has none of this name. */
export function operationOf(id: string): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`the contract has no operation ${id}`);
  return found;
}
