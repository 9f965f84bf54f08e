import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** A page's innermost text is six levels deep; no query needs more than this. */
export const MAX_DEPTH = 10;
/** Fields of one query, its fragments written out. */
export const MAX_FIELDS = 200;
/** Each field at the top asks the database. */
export const MAX_TOP_FIELDS = 8;

interface Size {
  depth: number;
  fields: number;
  /** Fields on the outermost level. */
  top: number;
}

const NOTHING: Size = { depth: 0, fields: 0, top: 0 };
const BEYOND: Size = { depth: Number.POSITIVE_INFINITY, fields: Number.POSITIVE_INFINITY, top: 0 };
/** What the schema says of itself has a limit of its own in the library, or is closed. */
const INTROSPECTION = new Set(['__schema', '__type']);

/**
 * Whether a query asks for more than the limits allow, its fragments written out. A fragment is measured once, so that
 * fragments within fragments cost nothing here; one that contains itself is beyond every limit.
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
