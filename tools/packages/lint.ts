// Checks the packed packages for problems of their users: publint, and whether TypeScript finds the types of every entry.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from '../run.ts';
import { names, pack } from './pack.ts';

/** The entries behind the component patterns, because attw does not expand patterns. */
const components = () =>
  ['components/*/*.js', 'layout/*/*.js', 'styled/*.js'].flatMap((files) =>
    globSync(files, { cwd: join(root, 'packages/ui/dist') }).map(
      (path) => `${files.slice(0, files.indexOf('/'))}/${basename(path, '.js')}`,
    ),
  );

/** The part of attw's report about entries with problems. */
const faults = (report: string) =>
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
function manifestFaults(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
  const missing = FIELDS.filter((field) => manifest[field] === undefined).map((field) => `has no ${field}`);
  const exact = Object.entries(manifest.dependencies ?? {}).filter(([, version]) => version !== 'catalog:published');
  return [
    ...missing,
    ...(manifest.scripts?.prepack ? [] : ['has no prepack script, so a release from a fresh clone has no dist']),
    ...exact.map(([dependency]) => `needs ${dependency} in an exact version: take it from catalog:published, a range`),
  ];
}

let failed = false;
for (const name of names) {
  for (const fault of manifestFaults(name)) {
    failed = true;
    console.error(`packages/${name}/package.json ${fault}`);
  }
  const tarball = await pack(name);
  // a style sheet has no types
  const types = ['attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', 'styles.css'];
  if (name === 'ui') types.push('--include-entrypoints', ...components());
  for (const command of [['publint', '--strict', tarball], types]) {
    const { ok, output } = await run(command, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } });
    if (ok) continue;
    failed = true;
    console.error(`${name}: ${command[0]}\n${faults(output) || output}`);
  }
}
process.exitCode = failed ? 1 : 0;
