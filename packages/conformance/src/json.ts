/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Reads JSON. Returns undefined if the text is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of names and indexes. Undefined if there is none. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (isList(value)) return valueAt(value[Number(first)], rest);
  return isObject(value) ? valueAt(value[first], rest) : undefined;
}

/** A copy with another value at a path; undefined removes it. */
export function withValue(value: Json, path: readonly string[], replacement: Json | undefined): Json {
  const [first, ...rest] = path;
  if (first === undefined) return replacement ?? null;
  if (isList(value))
    return value.flatMap((item, at) => {
      if (String(at) !== first) return [item];
      return rest.length === 0 && replacement === undefined ? [] : [withValue(item, rest, replacement)];
    });
  if (!isObject(value)) return value;
  const { [first]: inner, ...others } = value;
  if (rest.length > 0) return { ...value, [first]: withValue(inner ?? null, rest, replacement) };
  return replacement === undefined ? others : { ...value, [first]: replacement };
}

/** Whether two values are the same, whatever the order of their properties. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}
