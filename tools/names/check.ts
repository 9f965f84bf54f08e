// The names that the code declares, against CONTRIBUTING.md ("Names") and the lists of word-lists.ts. Prints each violation and fails on any.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { findViolations } from './find-violations.ts';

const FILES = '{packages,apps,openapi,tools,bench,examples,.storybook}/**/*.{ts,tsx}';
/** What tools write, and what is no source. */
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'paraglide', 'storybook-static', '.data', '.cache']);

const paths = globSync(FILES, { cwd: root, exclude: (name) => NOT_OURS.has(name) }).map((path) =>
  path.replaceAll('\\', '/'),
);
const files = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const found = findViolations(files);
for (const line of found) console.error(line);
console.log(`${paths.length} files, ${found.length} names to change`);
process.exitCode = found.length > 0 ? 1 : 0;
