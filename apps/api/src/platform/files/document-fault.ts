import { activeFault } from './active-fault.ts';
import {
  isDictionary,
  isReference,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  type Resolve,
} from './pdf-objects.ts';

/** A page lies this deep at most. Programs build trees of a few levels. */
const MAX_DEPTH = 100;

/** Why the objects of a PDF are refused: no pages, pages in a circle, or something active. */
export function documentFault(objects: PdfObjects): 'corrupted' | 'too-complex' | 'script' | 'attachment' | null {
  const resolve: Resolve = (value) => {
    let found: PdfValue = value ?? null;
    for (let hops = 0; isReference(found) && hops < MAX_DEPTH; hops++) {
      const object: PdfObjects[string] | undefined = objects[`obj:${found}`];
      found = object?.stream?.dict ?? object?.value ?? null;
    }
    return isReference(found) ? null : found;
  };
  const all = Object.values(objects).map(({ value, stream }) => ({
    value: value ?? stream?.dict ?? null,
    isStream: !!stream,
  }));
  return pagesFault(objects, resolve) ?? activeFault(all, resolve);
}

function pagesFault(objects: PdfObjects, resolve: Resolve): 'corrupted' | 'too-complex' | null {
  const trailer = objects.trailer?.value;
  const root = isDictionary(trailer) ? resolve(trailer['/Root']) : null;
  const waiting = [{ node: (isDictionary(root) && root['/Pages']) || null, depth: 0 }];
  const seen = new Set<PdfValue>();
  let pages = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { depth } = next;
    const node = resolve(next.node);
    if (!isDictionary(node) || seen.has(next.node) || hasEndlessParents(node, resolve)) return 'corrupted';
    if (depth > MAX_DEPTH) return 'too-complex';
    seen.add(next.node);
    const kids = resolve(node['/Kids']);
    if (Array.isArray(kids)) for (const kid of kids) waiting.push({ node: kid, depth: depth + 1 });
    else pages++;
  }
  return pages > 0 ? null : 'corrupted';
}

function hasEndlessParents(node: PdfDictionary, resolve: Resolve): boolean {
  let parent = resolve(node['/Parent']);
  for (let count = 0; isDictionary(parent); count++) {
    if (count > MAX_DEPTH) return true;
    parent = resolve(parent['/Parent']);
  }
  return false;
}
