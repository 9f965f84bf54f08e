// Checks the packed packages for problems of their users: what they contain, publint, and whether TypeScript finds the types of every
// entry.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root, run } from '../run.ts';
import { contentFaults, type Files } from './contents.ts';
import { folderOf, pack, published } from './pack.ts';

/** The entries behind the component patterns, because attw does not expand patterns. */
const components = () =>
  ['components/*/*.js', 'layout/*/*.js', 'styled/*.js'].flatMap((files) =>
    globSync(files, { cwd: join(root, 'packages/ui/dist') }).map(
      (path) => `${files.slice(0, files.indexOf('/'))}/${basename(path, '.js')}`,
    ),
  );

/** The part of attw's report about entries with problems. */
const entriesWithFaults = (report: string) =>
  report
    .split(/^\*+$/m)
    .filter((entry) =>
      entry.split('\n').some((line) => /: .*(💀|❌|⚠️|🚭|🎭|👺|🐛|❗|🤨|🥴)/u.test(line) && !/\(ignored\)/.test(line)),
    )
    .join('');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const FIELDS = ['description', 'keywords', 'license', 'homepage', 'bugs', 'repository', 'engines', 'files', 'exports'];

/** What is missing in the manifest of a published package. */
function manifestFaults(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const missing = FIELDS.filter((field) => manifest[field] === undefined).map((field) => `has no ${field}`);
  const exact = Object.entries(manifest.dependencies ?? {}).filter(([, version]) => version !== 'catalog:published');
  return [
    ...missing,
    ...(manifest.scripts?.prepack ? [] : ['has no prepack script, so a release from a fresh clone has no dist']),
    ...exact.map(([dependency]) => `needs ${dependency} in an exact version: take it from catalog:published, a range`),
  ];
}

/** The files in a tarball. */
function filesOf(tarball: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-tarball-'));
  try {
    const { status } = spawnSync('tar', ['-xzf', tarball, '-C', folder]);
    if (status !== 0) throw new Error(`${tarball} cannot be unpacked`);
    const home = join(folder, 'package');
    const paths = globSync('**/*', { cwd: home, withFileTypes: true }).filter((it) => it.isFile());
    return new Map(
      paths.map((it) => {
        const path = join(it.parentPath, it.name);
        return [path.slice(home.length + 1), readFileSync(path, 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Entries that are no modules and so have no types. */
const UNTYPED = ['styles.css', 'content.graphql'];

let failed = false;
for (const name of published) {
  const folder = folderOf(name);
  const tarball = await pack(name);
  const faults = [
    ...manifestFaults(folder).map((fault) => `${folder}/package.json ${fault}`),
    ...contentFaults(filesOf(tarball)).map((fault) => `the package of ${folder} ${fault}`),
  ];
  for (const fault of faults) {
    failed = true;
    console.error(fault);
  }
  const types = ['attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', ...UNTYPED];
  if (name === 'ui') types.push('--include-entrypoints', ...components());
  for (const command of [['publint', '--strict', tarball], types]) {
    const { ok, output } = await run(command, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } });
    if (ok) continue;
    failed = true;
    console.error(`${name}: ${command[0]}\n${entriesWithFaults(output) || output}`);
  }
}
process.exitCode = failed ? 1 : 0;
