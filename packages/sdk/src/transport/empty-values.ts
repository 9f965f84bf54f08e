/** Blank and the text 'null' count as empty, as do null and undefined (section 5). */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && (value === 'null' || !value.trim()));
}

/**
 * Body serializer: JSON without empty properties and elements, at every depth; what is left empty by that (`{}`, `[]`)
 * stays, for it says something. It is part of serializing rather than a middleware, which would have to read and rebuild
 * each request. A text is sent as it is.
 */
export function serializeBody(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, withoutEmpty);
}

/** Query serializer; a list repeats its name. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    kept(Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function withoutEmpty(_name: string, value: unknown): unknown {
  if (isEmptyValue(value)) return undefined;
  // An element that were left out while its list is written would be written as null.
  return Array.isArray(value) ? kept(value) : value;
}

function kept(values: readonly unknown[]): unknown[] {
  return values.filter((value) => !isEmptyValue(value));
}
