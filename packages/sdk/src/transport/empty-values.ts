/** Blank and the text 'null' count as empty, as do null and undefined (section 5). */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && (value === 'null' || !value.trim()));
}

/**
 * The value without its empty properties and elements, at every depth; the same object where there are none. What is
 * left empty by that (`{}`, `[]`) stays, for it says something.
 */
export function withoutEmptyValues<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? prunedList(value) : prunedRecord(value as Record<string, unknown>)) as T;
}

/**
 * Body serializer: part of serializing rather than a middleware, which would have to read and rebuild each request. A
 * text goes as it stands.
 */
export function serializeBody(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(withoutEmptyValues(body));
}

/** Query serializer; a list repeats its name. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(withoutEmptyValues(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function prunedList(list: readonly unknown[]): readonly unknown[] {
  const pruned = list.filter((value) => !isEmptyValue(value)).map(withoutEmptyValues);
  return pruned.length === list.length && pruned.every((value, at) => value === list[at]) ? list : pruned;
}

function prunedRecord(record: Record<string, unknown>): Record<string, unknown> {
  let pruned: Record<string, unknown> | undefined;
  for (const name of Object.keys(record)) {
    const value = record[name];
    const kept = isEmptyValue(value) ? undefined : withoutEmptyValues(value);
    if (kept === value && value !== undefined) continue;
    pruned ??= { ...record };
    if (kept === undefined) delete pruned[name];
    else pruned[name] = kept;
  }
  return pruned ?? record;
}
