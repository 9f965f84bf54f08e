// Builds and packs the packages as they would be published, if anything has changed since the last time.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whenChanged } from '../inputs.ts';
import { pnpm } from '../pnpm.mjs';
import { root, run } from '../run.ts';

type Name = 'rules' | 'sdk' | 'ui' | 'journey';

/** The packages of code that apps import. */
export const names: readonly Name[] = ['rules', 'sdk', 'ui', 'journey'];

/** Everything that others can install. */
export const published = [...names, 'contract', 'conformance'] as const;

/** The folder of a published package, from the root. */
export const folderOf = (name: (typeof published)[number]): string =>
  name === 'contract' ? 'openapi' : `packages/${name}`;

const tarballOf = (name: string) => `node_modules/.cache/lifedesk/packed/lifedesk-${name}.tgz`;

/** What a package is made from, besides what all are made from. */
const sourcesOf = (folder: string) =>
  folder === 'openapi'
    ? ['{generated,journeys}/*', 'checks/build.ts', '*.{graphql,json,md}']
    : ['{src,build,messages}/**/*', '{package.json,tsconfig.json,tsup.config.ts,README.md,CHANGELOG.md}'];

/**
 * Packs the package from its current sources.
 * @returns path of the tarball
 */
export async function pack(name: (typeof published)[number]): Promise<string> {
  const folder = folderOf(name);
  const tarball = tarballOf(name);
  const work = async () => {
    const cwd = join(root, folder);
    mkdirSync(dirname(join(root, tarball)), { recursive: true });
    // As in a fresh clone, the package builds itself when it is packed.
    rmSync(join(cwd, 'dist'), { recursive: true, force: true });
    const done = await run([...pnpm(), 'pack', '--out', join(root, tarball)], { cwd });
    if (!done.ok) throw new Error(`${folder} could not be built and packed\n${done.output}`);
    return true;
  };
  await whenChanged({
    name: `packed-${name}`,
    inputs: [
      ...sourcesOf(folder).map((files) => `${folder}/${files}`),
      'openapi/generated/types.ts',
      // the kit contains the contract
      ...(name === 'conformance' ? ['openapi/generated/openapi.json'] : []),
      'tools/packages/{client-modules,declarations,modules,notices,prepack,sbom}.ts',
      'LICENSE',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    outputs: [tarball, name === 'contract' ? `${folder}/dist/types.d.ts` : `${folder}/dist/index.js`],
    work,
  });
  return join(root, tarball);
}

if (process.argv[1] === import.meta.filename) for (const name of published) console.log(await pack(name));
