// pnpm artefact [folder]: builds what is deployed, by default in dist/lifedesk. It is the API with the portal as one folder of JavaScript,
// which needs Node and nothing else: node lifedesk.mjs
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundle } from './bundle.ts';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { root } from './run.ts';

const API = 'apps/api';
const NODE = 24;
const FONTS = /-(400|600)-normal\.woff$/;

/** Packages that are not in the bundle, and the files of each that the program reads. */
const LIBRARIES: readonly (readonly [folder: string, name: string, files: RegExp])[] = [
  [API, '@electric-sql/pglite', /^dist\/(fs\/)?[^/]+\.(js|wasm|data)$/],
  [API, '@neslinesli93/qpdf-wasm', /^dist\/qpdf\.(js|wasm)$/],
  [API, 'harfbuzzjs', /\.(js|mjs|wasm)$/],
  [API, 'bidi-js', /^dist\/bidi\.js$/],
  [API, 'ifsc', /^src\/[^/]+\.json$/],
  [API, '@lifedesk/contract', /^(generated\/.+\.json|content\.graphql|viewer\/.+)$/],
  [API, '@scalar/api-reference', /^dist\/browser\/standalone\.js$/],
  [API, '@lifedesk/brands', /^package\.json$/],
  ...[API, 'brands'].flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies)
      .filter((name) => name.startsWith('@fontsource/'))
      .map((name) => [folder, name, FONTS] as const),
  ),
];
/** Kept of every package. */
const ALWAYS = /^(package\.json|licen[cs]e[^/]*)$/i;

/** Files of the workspace that the program reads, in the same places. */
const FILES = [
  'LICENSE',
  `${API}/src/platform/database/migrations/*.sql`,
  'apps/portal/dist/**/*',
  'brands/*-life.json',
];

/** Runs before anything else: an older Node would fail with an error of its own. */
const GUARD = `#!/usr/bin/env node
if (Number(process.versions.node.split('.')[0]) < ${NODE}) {
  console.error('Lifedesk needs Node ${NODE} or newer. This is ' + process.version + '.');
  process.exit(1);
}
`;

async function buildArtefact(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = {
    folderOf: (from: string) => `import.meta.dirname + ${JSON.stringify(`/${relative(root, from)}`)}`,
    hasThreads: true,
  };
  const program = join(folder, 'lifedesk.mjs');
  const bundled = [
    ...(await bundle(join(root, API, 'src/main.ts'), program, { ...options, head: GUARD })),
    ...(await bundle(join(root, API, 'src/platform/files/check-thread.ts'), join(folder, 'check-thread.mjs'), options)),
  ];
  chmodSync(program, 0o755);
  for (const file of globSync(FILES, { cwd: root })) copy(join(root, file), join(folder, file));
  for (const [from, name, files] of LIBRARIES) {
    const library = join(root, from, 'node_modules', name);
    for (const file of globSync('**/*', { cwd: library, exclude: ['**/node_modules'] }))
      if (ALWAYS.test(file) || files.test(file)) copy(join(library, file), join(folder, 'node_modules', name, file));
  }
  const ofPortal = readFileSync(join(root, 'apps/portal/dist/.vite/license.md'), 'utf8');
  writeFileSync(join(folder, 'LICENSES.md'), `${licensesOf(bundled)}\n${ofPortal}`);
  const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = { name: 'lifedesk', private: true, type: 'module', license, engines: { node: `>=${NODE}` } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...described, bin: './lifedesk.mjs' }, null, 2)}\n`);
}

/** Names and licence texts of the packages that these files belong to. Throws if one has none. */
function licensesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const parts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (!license && !text) throw new Error(`${name} has no licence`);
    return `## ${name} ${version} (${license ?? 'see below'})\n\n${text ? readFileSync(join(folder, text), 'utf8').trim() : ''}\n`;
  });
  return `# Licences of the packages in this artefact\n\n${parts.sort().join('\n')}`;
}

function copy(from: string, to: string): void {
  if (statSync(from).isFile()) cpSync(from, to, { dereference: true });
}

/** Building empties the folder, so it must not hold anything but an earlier artefact. */
const isOurs = (path: string): boolean =>
  !existsSync(path) || readdirSync(path).length === 0 || existsSync(join(path, 'lifedesk.mjs'));

const folder = resolve(process.argv[2] ?? join(root, 'dist/lifedesk'));
if (!isOurs(folder)) {
  console.error(`${folder} holds something else, which would be deleted: name a new folder`);
  process.exit(1);
}
if (!(await buildPortal())) process.exit(1);
await buildArtefact(folder);
console.log(`${folder} is built. Start it with node lifedesk.mjs`);
