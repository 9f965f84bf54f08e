// Helpers that code compiled for ES5 calls instead of syntax that every current browser has.

export const __assign = Object.assign;

export const __spreadArray = <Item>(to: readonly Item[], from: Iterable<Item>): Item[] => [...to, ...from];

export function __rest(from: Readonly<Record<string, unknown>>, left: readonly string[]): Record<string, unknown> {
  const rest = { ...from };
  for (const name of left) delete rest[name];
  return rest;
}
