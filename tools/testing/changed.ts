// npm test -- changed [base]: selects what to run for a change. The list of domains imports every handler, and screens are loaded
// dynamically, so imports do not lead from them to their own tests. A changed handler therefore selects its family's folder, and a
// changed screen its service's. A changed text selects what shows it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type Graph, importers } from './import-graph.ts';

/** What to run for a change: paths from the root, those closest to the change first. */
export interface Selection {
  readonly tests: readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
  /** Whether the contract has changed. */
  readonly contract: boolean;
  /** How many more files depend on the change but exceed the cap. Only the whole run includes them. */
  readonly leftOut: number;
}

/** The most files to run for a change, so that it takes minutes at most. */
const CAP = { tests: 40, stories: 15, journeys: 4 } as const;

const TEST = /\.test\.tsx?$/;
const STORY = /\.stories\.tsx$/;
const JOURNEY = /\.spec\.ts$/;
/** The folder of a service, wherever services are. What services share is in none. */
const SERVICE = /^(?:apps|packages)\/(?:[^/]+\/)*services\/(?:src\/)?(?!src\/|shared\/)[^/]+\//;
const FAMILY = /^apps\/api\/src\/(?:domains|modules)\/([^/]+)\//;
const CONTRACT = /^openapi\/(?:paths\/([^/]+)\.yaml|schemas\/|generated\/|journeys\/|openapi\.yaml)/;
/** Where a domain lists its operations. The list of domains imports it, and every test of the API that list. */
const DOMAIN = /^apps\/api\/src\/domains\/.+\/domain\.ts$/;
const OPERATIONS = /operations: \{([^}]*)\}/;
/** A file of texts: each message by its key. */
const TEXTS = /\/messages\/.+\.json$/;
/** Tests that cover every service. */
const SERVICES_TOGETHER = /\/registry\/[^/]+\.test\.ts$/;
const EVERY_OPERATION = /\/(contract\/(contract|handlers)|conformance\/testing\/journeys)\.test\.ts$/;

export interface Change {
  /** Paths from the root. */
  readonly files: readonly string[];
  /** Keys of texts that are new, gone or different. */
  readonly texts: readonly string[];
  /** Whether a key is new or gone, which changes the types of the messages. */
  readonly hasOtherKeys: boolean;
}

/** What to compare with: where the branch left main. On main itself, only what is uncommitted counts, or else the last commit. */
export const baseOf = (parting: string | undefined, isDirty: boolean): string =>
  parting ?? (isDirty ? 'HEAD' : 'HEAD~1');

/** What is uncommitted or differs from `base`. */
export function changeSince(base?: string): Change {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const [head] = lines('rev-parse', 'HEAD');
  const parting = ['origin/main', 'main']
    .map((branch) => spawnSync('git', ['merge-base', branch, 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim())
    .find((commit) => commit && commit !== head);
  const from = base ?? baseOf(parting, lines('status', '--porcelain').length > 0);
  const differing = [...lines('diff', '--name-only', from), ...lines('ls-files', '--others', '--exclude-standard')];
  const files = [...new Set(differing)].sort();
  const then = new Set(lines('ls-tree', '-r', '--name-only', from));
  const compared = files
    .filter((file) => TEXTS.test(file))
    .map((file) => {
      const now = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '{}';
      return compareTexts(then.has(file) ? git('show', `${from}:${file}`) : '{}', now);
    });
  return {
    files,
    texts: [...new Set(compared.flatMap(({ texts }) => texts))],
    hasOtherKeys: compared.some(({ hasOtherKeys }) => hasOtherKeys),
  };
}

/** Two versions of a file of texts. */
export function compareTexts(before: string, after: string): Pick<Change, 'texts' | 'hasOtherKeys'> {
  const [old, now]: Record<string, unknown>[] = [JSON.parse(before), JSON.parse(after)];
  const keys = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].filter((key) => key !== '$schema');
  return {
    texts: keys.filter((key) => JSON.stringify(old?.[key]) !== JSON.stringify(now?.[key])),
    hasOtherKeys: keys.some((key) => keysIn(old?.[key]) !== keysIn(now?.[key])),
  };
}

/** The keys in a group of messages, as a text that can be compared. */
function keysIn(message: unknown): string {
  if (message === undefined) return 'no message';
  return typeof message === 'string' || Array.isArray(message) ? '' : Object.keys(Object(message)).sort().join();
}

/**
 * Selects what to run for a change.
 * @param files all files of the workspace
 * @param read the text of a file
 */
export function select(
  change: Pick<Change, 'files' | 'texts'>,
  files: readonly string[],
  graph: Graph,
  read: (file: string) => string,
): Selection {
  const tests = new Set<string>();
  const stories = new Set<string>();
  const journeys = new Set<string>();
  const add = (file: string) => {
    if (TEST.test(file)) tests.add(file);
    if (STORY.test(file)) stories.add(file);
    if (JOURNEY.test(file)) journeys.add(file);
  };
  const addFolder = (folder: string) => {
    for (const file of files) if (file.startsWith(folder)) add(file);
  };
  const addService = (folder: string) => {
    addFolder(folder);
    for (const file of files) if (SERVICES_TOGETHER.test(file)) tests.add(file);
  };
  const addFamily = (family: string) => {
    for (const file of files)
      if (FAMILY.exec(file)?.[1] === family || EVERY_OPERATION.test(file)) if (TEST.test(file)) tests.add(file);
  };
  const changed = [...change.files.filter((file) => !TEXTS.test(file)), ...naming(change.texts, files, read)];
  for (const file of importers(changed, graph, (file) => SERVICE.test(file) || DOMAIN.test(file))) {
    add(file);
    const [service] = SERVICE.exec(file) ?? [];
    if (service) addService(service);
    const family = FAMILY.exec(file)?.[1];
    if (family) addFamily(family);
  }

  const contract = changed.some((file) => CONTRACT.test(file));
  for (const file of changed) {
    const family = CONTRACT.exec(file)?.[1];
    if (family) addFamily(family);
  }
  if (contract) for (const file of files) if (EVERY_OPERATION.test(file)) tests.add(file);
  for (const folder of callers(changed, files, read))
    for (const file of files) if (file.startsWith(folder) && TEST.test(file)) tests.add(file);

  // a journey finds a text by its key, whatever it says, and needs both apps built
  if (change.files.every((file) => TEXTS.test(file))) journeys.clear();

  const cut = (found: Iterable<string>, cap: number) => [...found].slice(0, cap);
  const leftOut =
    Math.max(0, tests.size - CAP.tests) +
    Math.max(0, stories.size - CAP.stories) +
    Math.max(0, journeys.size - CAP.journeys);
  return {
    tests: cut(tests, CAP.tests),
    stories: cut(stories, CAP.stories),
    journeys: cut(journeys, CAP.journeys),
    contract,
    leftOut,
  };
}

/** The files that name one of the texts. */
function naming(texts: readonly string[], files: readonly string[], read: (file: string) => string): string[] {
  if (texts.length === 0) return [];
  const names = new RegExp(`\\b(${texts.join('|')})\\b`);
  return files.filter((file) => /\.tsx?$/.test(file) && names.test(read(file)));
}

/** The folders of services that call an operation of a changed family, because their tests use the real API. */
function callers(changed: readonly string[], files: readonly string[], read: (file: string) => string): Set<string> {
  const families = new Set(changed.map((file) => FAMILY.exec(file)?.[1]).filter((family) => family !== undefined));
  const operations = files
    .filter((file) => DOMAIN.test(file) && families.has(FAMILY.exec(file)?.[1] ?? ''))
    .flatMap((file) => OPERATIONS.exec(read(file))?.[1]?.match(/[a-z]+[A-Z]\w*/g) ?? []);
  const folders = new Set<string>();
  if (operations.length === 0) return folders;
  const calls = new RegExp(`\\b(${operations.join('|')})\\b`);
  for (const file of files) {
    const [folder] = SERVICE.exec(file) ?? [];
    if (folder && !folders.has(folder) && /\.tsx?$/.test(file) && calls.test(read(file))) folders.add(folder);
  }
  return folders;
}
