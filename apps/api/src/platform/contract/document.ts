import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document whose shape OpenAPI gives
export type Json = any;

/** Base path of the contract on the origin. */
export const API_BASE = '/api';

/** The bundled OpenAPI document, the only description of the API. */
export const document: Json = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/openapi.json')), 'utf8'),
);

/** Follows a local `$ref`, repeatedly if it leads to another. */
export function deref(node: Json, root: Json = document): Json {
  let at = node;
  while (at && typeof at.$ref === 'string') at = resolvePointer(at.$ref.slice(1), root);
  return at;
}

function resolvePointer(pointer: string, root: Json): Json {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, part) => node?.[part], root);
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** An operation with its own parameters and those of its path, resolved. */
export interface OperationOf {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly operation: Json;
  readonly parameters: readonly Json[];
}

export function operationsOf(root: Json): OperationOf[] {
  return Object.entries<Json>(root.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) => deref(p, root));
      return { path, method, operation, parameters };
    }),
  );
}
