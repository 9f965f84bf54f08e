// Who imports whom in the workspace, by the text of the files: enough to find what a change may break.
import { posix } from 'node:path';

/** For each file those that import it, when they are loaded and not later. Paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /^\s*(?:import|export)\b[^'";]*?['"]([^'"]+)['"]|^\s*\}\s*from\s*['"]([^'"]+)['"]/gm;
const SOURCE = '@lifedesk/source';

/** The source files of what the packages of the workspace export, by the name that others import. */
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

export function importGraph(files: readonly string[], read: (file: string) => string): Graph {
  const exported = exportsOf(files, read);
  const known = new Set(files);
  const graph = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.[cm]?tsx?$/.test(file)) continue;
    for (const [, first, second] of read(file).matchAll(IMPORT)) {
      const name = first ?? second ?? '';
      const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : exported.get(name);
      if (target && known.has(target)) graph.set(target, [...(graph.get(target) ?? []), file]);
    }
  }
  return graph;
}

/** The given files and all that import them, directly or by way of others, the nearest first. */
export function importers(files: readonly string[], graph: Graph): string[] {
  const found = new Set(files);
  for (const file of found) for (const importer of graph.get(file) ?? []) found.add(importer);
  return [...found];
}
