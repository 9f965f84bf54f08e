// Finds which files import which by reading their text. That is precise enough to find what a change may break.
import { posix } from 'node:path';

/** For each file, the files that statically import it. Paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /^\s*(?:import|export)\b[^'";]*?['"]([^'"]+)['"]|^\s*\}\s*from\s*['"]([^'"]+)['"]/gm;
const PASSED_ON = /^\s*export\s+(?:type\s+)?(?:\{([^}]*)\}|\*)\s*from\s*['"](\.[^'"]+)['"]/gm;
const SOURCE = '@lifedesk/source';

/** The source file of each package entry, by the name under which it is imported. */
function exportsOf(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const exported = new Map<string, string>();
  for (const file of files) {
    if (!/^[^/]+\/(?:[^/]+\/)?package\.json$/.test(file)) continue;
    const { name, exports = {} } = JSON.parse(read(file)) as { name?: string; exports?: Record<string, unknown> };
    if (!name || typeof exports !== 'object') continue;
    for (const [entry, target] of Object.entries(exports)) {
      const path = typeof target === 'string' ? target : (target as Record<string, string>)[SOURCE];
      if (typeof path === 'string') exported.set(posix.join(name, entry), posix.join(posix.dirname(file), path));
    }
  }
  return exported;
}

interface PassedOn {
  /** Null for all of them. */
  readonly names: RegExp | null;
  readonly from: string;
}

/** What an index re-exports, including the indexes of its folders. */
function passedOn(index: string, read: (file: string) => string): PassedOn[] {
  return [...read(index).matchAll(PASSED_ON)].flatMap(([, names, name = '']): PassedOn[] => {
    const from = posix.join(posix.dirname(index), name);
    const known = names?.split(',').map((part) => part.trim().split(/\s+/).at(-1) ?? '');
    if (known) return [{ names: new RegExp(`\\b(${known.filter(Boolean).join('|')})\\b`), from }];
    return [{ names: null, from }, ...(isIndex(from) ? passedOn(from, read) : [])];
  });
}

const isIndex = (file: string): boolean => file.endsWith('/index.ts');

/** A re-exported file counts as imported only by files that mention one of its names. Otherwise every rule would affect every screen. */
export function importGraph(files: readonly string[], read: (file: string) => string): Graph {
  const exported = exportsOf(files, read);
  const known = new Set(files);
  const indexes = new Map(
    [...new Set(exported.values())].filter((file) => known.has(file)).map((file) => [file, passedOn(file, read)]),
  );
  const passing = new Set(
    [...indexes].flatMap(([entry, passed]) =>
      passed.length > 0 ? [entry, ...passed.flatMap(({ from }) => (isIndex(from) ? [from] : []))] : [],
    ),
  );
  const graph = new Map<string, string[]>();
  const link = (target: string, file: string) => graph.set(target, [...(graph.get(target) ?? []), file]);
  for (const file of files) {
    if (!/\.[cm]?tsx?$/.test(file) || passing.has(file)) continue;
    const text = read(file);
    for (const [, first, second] of text.matchAll(IMPORT)) {
      const name = first ?? second ?? '';
      const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : exported.get(name);
      if (!target || !known.has(target)) continue;
      link(target, file);
      for (const { names, from } of indexes.get(target) ?? []) if (!names || names.test(text)) link(from, file);
    }
  }
  return graph;
}

/**
 * The given files and all that import them, directly or indirectly, closest first.
 * @param isEnd whether to stop at a file
 */
export function importers(files: readonly string[], graph: Graph, isEnd: (file: string) => boolean): string[] {
  const found = new Set(files);
  for (const file of found)
    for (const importer of graph.get(file) ?? [])
      if (!isEnd(file) || folderOf(importer) === folderOf(file)) found.add(importer);
  return [...found];
}

const folderOf = (file: string): string => posix.dirname(file);
