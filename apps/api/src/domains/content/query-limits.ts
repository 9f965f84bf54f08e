import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** A page's innermost text is six levels deep; no query needs more than this. */
export const MAX_DEPTH = 10;
/** Fields of one query, with fragments expanded. */
export const MAX_FIELDS = 200;
/** Each top-level field queries the database. */
export const MAX_TOP_FIELDS = 8;

interface Size {
  depth: number;
  fields: number;
  /** Fields on the top level. */
  top: number;
}

const NOTHING: Size = { depth: 0, fields: 0, top: 0 };
const BEYOND: Size = { depth: Number.POSITIVE_INFINITY, fields: Number.POSITIVE_INFINITY, top: 0 };
/** The library limits introspection separately, or it is off. */
const INTROSPECTION = new Set(['__schema', '__type']);

/**
 * Whether a query, with fragments expanded, exceeds the limits. A fragment is measured once, so nested fragments cost
 * nothing here. One that contains itself exceeds every limit.
 */
export function isBeyondLimits(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const measured = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, BEYOND);
    const size = sizeOf(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  };
  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    let size = NOTHING;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) size = add(size, sizeOfFragment(selection.name.value));
      else if (selection.kind === Kind.INLINE_FRAGMENT) size = add(size, sizeOf(selection.selectionSet));
      else {
        const isClosed = INTROSPECTION.has(selection.name.value);
        const inner = isClosed ? NOTHING : sizeOf(selection.selectionSet);
        size = add(size, { depth: inner.depth + 1, fields: inner.fields + 1, top: 1 });
      }
    }
    return size;
  };
  return document.definitions.some((one) => {
    if (one.kind !== Kind.OPERATION_DEFINITION) return false;
    const { depth, fields, top } = sizeOf(one.selectionSet);
    return depth > MAX_DEPTH || fields > MAX_FIELDS || top > MAX_TOP_FIELDS;
  });
}

const add = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  top: one.top + other.top,
});
