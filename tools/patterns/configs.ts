// Reads the path patterns of every configuration from the configuration itself.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { root } from '../run.ts';
import type { PathPattern } from './match.ts';

/** A value, a list of values, or nothing. */
type Some<T> = T | readonly T[] | undefined;
const list = <T>(some: Some<T>): readonly T[] => (some === undefined ? [] : Array.isArray(some) ? some : [some as T]);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

/** Globs of a configuration, relative to a folder, including exclusions. */
const globs = (where: string, patterns: Some<string>, folder = '.'): PathPattern[] =>
  list(patterns).map((pattern) => ({ where, pattern: normalize(join(folder, pattern.replace(/^!/, ''))) }));

/** @param files all files of the repository, from its root */
export async function readPatterns(files: readonly string[]): Promise<PathPattern[]> {
  return [
    ...(await vitest()),
    ...(await playwright('playwright.config.ts')),
    ...(await storybook()),
    ...(await vite(files)),
    ...layers(),
    ...knip(files),
    ...biome(),
    ...(await conventions()),
    ...(await prepare()),
    ...files.filter((file) => /(^|\/)tsconfig(\.\w+)?\.json$/.test(file)).flatMap(typescript),
    ...files.filter((file) => file.endsWith('project.inlang/settings.json')).flatMap(messages),
    ...files.filter((file) => /\.tsx?$/.test(file)).flatMap(importedGlobs),
    ...workspace(),
    ...scripts(),
  ];
}

async function vitest(): Promise<PathPattern[]> {
  interface Test {
    readonly include?: string[];
    readonly exclude?: string[];
    readonly setupFiles?: Some<string>;
  }
  // Storybook finds the stories, and its plugin takes seconds
  process.argv.push('--project=unit');
  const { default: config } = await import('../../vitest.config.ts');
  process.argv.pop();
  const projects = (config.test?.projects ?? []) as unknown as { test: Test }[];
  return projects.flatMap(({ test }) =>
    [test.include, test.exclude, list(test.setupFiles)].flatMap((patterns) => globs('vitest.config.ts', patterns)),
  );
}

async function playwright(where: string): Promise<PathPattern[]> {
  interface Part {
    readonly testMatch?: Some<string | RegExp>;
    readonly testIgnore?: Some<string | RegExp>;
    readonly testDir?: string;
  }
  const { default: config }: { default: Part & { projects?: readonly Part[] } } = await import(`../../${where}`);
  // Playwright's globs can start anywhere in the path
  const anyFolder = (folder: string, pattern: string | RegExp): PathPattern =>
    typeof pattern === 'string' ? { where, pattern: normalize(join(folder, '**', pattern)) } : { where, pattern };
  return [config, ...(config.projects ?? [])].flatMap(({ testMatch, testIgnore, testDir }) =>
    [...list(testMatch), ...list(testIgnore)].map((one) => anyFolder(testDir ?? config.testDir ?? '.', one)),
  );
}

async function storybook(): Promise<PathPattern[]> {
  const { stories } = await import('../../.storybook/stories.ts');
  return globs('.storybook/stories.ts', stories, '.storybook');
}

async function vite(files: readonly string[]): Promise<PathPattern[]> {
  interface Group {
    readonly test?: RegExp;
  }
  const found: PathPattern[] = [];
  for (const where of files.filter((file) => /^apps\/[^/]+\/vite\.config\.ts$/.test(file))) {
    const { default: config } = await import(`../../${where}`);
    const groups: Group[] = config.build?.rolldownOptions?.output?.codeSplitting?.groups ?? [];
    // styles are generated from a file without such an extension
    const fileOf = ({ source }: RegExp) => new RegExp(source.replaceAll('\\.vanilla\\.css', ''));
    for (const { test } of groups) if (test) found.push({ where, pattern: fileOf(test) });
  }
  return found;
}

function layers(): PathPattern[] {
  interface End {
    readonly path?: string;
    readonly pathNot?: string;
  }
  const where = '.dependency-cruiser.cjs';
  const { forbidden }: { forbidden: { from: End; to: End }[] } = createRequire(import.meta.url)(join(root, where));
  const sources = forbidden.flatMap(({ from, to }) => [from.path, from.pathNot, to.path, to.pathNot]);
  // $1 is the match of a group in `from`
  return sources.flatMap((source) =>
    source ? [{ where, pattern: new RegExp(source.replaceAll(/\$\d/g, '[^/]+')) }] : [],
  );
}

function knip(files: readonly string[]): PathPattern[] {
  type Workspace = Readonly<Record<'entry' | 'project', Some<string>>>;
  const workspaces: Record<string, Workspace> = json('knip.json').workspaces;
  return Object.entries(workspaces).flatMap(([folder, { entry, project }]) => [
    ...globs('knip.json', list(entry), folder),
    ...globs('knip.json', list(project), folder),
    ...globs('knip.json', `${folder}/package.json`).filter(() => !files.includes(`${folder}/package.json`)),
  ]);
}

function biome(): PathPattern[] {
  const { files, overrides = [], plugins = [] } = json('biome.json');
  const all: string[] = [files, ...overrides, ...plugins].flatMap(({ includes = [] }) => includes);
  return globs('biome.json', all);
}

async function conventions(): Promise<PathPattern[]> {
  const { conventions: all } = await import('../conventions.ts');
  return all.flatMap(({ where, except }) =>
    [where, except].flatMap((pattern) => (pattern ? [{ where: 'tools/conventions', pattern }] : [])),
  );
}

async function prepare(): Promise<PathPattern[]> {
  const { BUILD, MESSAGES } = await import('../prepare.ts');
  return globs('tools/prepare', [...BUILD, ...MESSAGES]);
}

function typescript(where: string): PathPattern[] {
  const { include, exclude, files } = json(where);
  return [include, exclude, files].flatMap((patterns) => globs(where, patterns, dirname(where)));
}

function messages(where: string): PathPattern[] {
  const { locales, 'plugin.inlang.messageFormat': format } = json(where);
  const patterns = list<string>(format.pathPattern).map((one) => one.replace('{locale}', `{${locales.join(',')}}`));
  return globs(where, patterns, dirname(dirname(where)));
}

/** Patterns of Vite's `import.meta.glob`, relative to the calling file. */
function importedGlobs(where: string): PathPattern[] {
  const calls = read(where).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  return Array.from(calls).flatMap(([, patterns = '']) =>
    Array.from(patterns.matchAll(/'(!?)([^']+)'/g))
      // an exclusion can start anywhere
      .filter(([, no, pattern]) => !no || pattern?.startsWith('.'))
      .flatMap(([, , pattern = '']) => globs(where, pattern, dirname(where))),
  );
}

function workspace(): PathPattern[] {
  const where = 'pnpm-workspace.yaml';
  const [, lines = ''] = /^packages:\n((?:\s+-.*\n)+)/m.exec(read(where)) ?? [];
  const folders = Array.from(lines.matchAll(/-\s*['"]?([^'"\s]+)/g), ([, folder]) => `${folder}/package.json`);
  return globs(where, folders);
}

/** Programs named in the scripts of the root. */
function scripts(): PathPattern[] {
  const where = 'package.json';
  const words = Object.values<string>(json(where).scripts).flatMap((script) => script.split(/\s+/));
  return globs(
    where,
    words.filter((word) => /^(tools|apps|packages|openapi|bench)\/[\w./-]+$/.test(word)),
  );
}
