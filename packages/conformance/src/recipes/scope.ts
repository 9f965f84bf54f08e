import { isList, isObject, type Json, type JsonObject, valueAt } from '../json.ts';

/** Objects that values are taken from; the later ones win. */
export type Scope = readonly JsonObject[];

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** A calendar date in India, some days after an instant. */
const dateInIndia = (instant: number, days: number) =>
  new Date(instant + INDIA_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The value of a name, such as `policyNo` or `quote.total`, in the last object that has it. */
export function lookUp(scope: Scope, name: string): Json | undefined {
  const today = /^today(?:\+(\d+))?$/.exec(name);
  if (today) {
    const now = lookUp(scope, 'serverTime');
    return typeof now === 'string' ? dateInIndia(Date.parse(now), Number(today[1] ?? 0)) : undefined;
  }
  const path = name.split('.');
  return scope.map((object) => valueAt(object, path)).findLast((value) => value !== undefined);
}

/** A value with each `@name` replaced. Undefined if a name has no value. */
export function fill(template: Json, scope: Scope): Json | undefined {
  if (typeof template === 'string') return template.startsWith('@') ? resolveName(template.slice(1), scope) : template;
  if (isList(template)) {
    const items = template.map((item) => fill(item, scope));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (!isObject(template)) return template;
  const entries = Object.entries(template).map(([name, value]): [string, Json | undefined] => [
    name,
    fill(value, scope),
  ]);
  return toObject(entries);
}

function resolveName(name: string, scope: Scope): Json | undefined {
  if (!name.endsWith('#')) return lookUp(scope, name);
  const address = lookUp(scope, name.slice(0, -1));
  return typeof address === 'string' && address.includes('#') ? address.slice(address.indexOf('#') + 1) : undefined;
}

function toObject(entries: readonly [string, Json | undefined][]): JsonObject | undefined {
  const filled = entries.flatMap(([name, value]): [string, Json][] => (value === undefined ? [] : [[name, value]]));
  return filled.length === entries.length ? Object.fromEntries(filled) : undefined;
}

/** The objects at a path of an answer, each with the ones around it; a list stands for each of its items. */
export function objectsAt(value: Json | undefined, path: readonly string[], around: Scope = []): Scope[] {
  if (isList(value)) return value.flatMap((item) => objectsAt(item, path, around));
  if (!isObject(value)) return [];
  const [first, ...rest] = path;
  const scope = [...around, value];
  return first === undefined ? [scope] : objectsAt(value[first], rest, scope);
}
