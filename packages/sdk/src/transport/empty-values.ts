/** Blank text and the text 'null' count as empty, like null and undefined (section 5). */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && (value === 'null' || !value.trim()));
}

/**
 * Body serializer: JSON without empty properties and elements, at every depth. Objects and arrays that become empty
 * (`{}`, `[]`) stay, because they mean something. It is part of serializing instead of a middleware, which would have
 * to read and rebuild each request. Text is sent unchanged.
 */
export function serializeBody(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, withoutEmpty);
}

/** Query serializer; a list repeats its name. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    withoutEmptyItems(Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function withoutEmpty(_name: string, value: unknown): unknown {
  if (isEmptyValue(value)) return undefined;
  // Leaving out an element while serializing its list would write null.
  return Array.isArray(value) ? withoutEmptyItems(value) : value;
}

function withoutEmptyItems(values: readonly unknown[]): unknown[] {
  return values.filter((value) => !isEmptyValue(value));
}
