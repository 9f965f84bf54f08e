// Builds and packs the packages as they would be published, if anything has changed since the last time.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whenChanged } from '../inputs.ts';
import { pnpm } from '../pnpm.mjs';
import { root, run } from '../run.ts';

type Name = 'rules' | 'sdk' | 'ui' | 'journey';

/** The packages that others can install. */
export const names: readonly Name[] = ['rules', 'sdk', 'ui', 'journey'];

const tarballOf = (name: Name) => `node_modules/.cache/lifedesk/packed/lifedesk-${name}.tgz`;

/**
 * Packs the package from its current sources.
 * @returns path of the tarball
 */
export async function pack(name: Name): Promise<string> {
  const folder = `packages/${name}`;
  const tarball = tarballOf(name);
  const manifest = ['package.json', 'tsconfig.json', 'tsup.config.ts', 'README.md', 'CHANGELOG.md'];
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
      `${folder}/{src,build,messages}/**/*`,
      `${folder}/{${manifest}}`,
      'openapi/generated/types.ts',
      'brands/*.{json,ts}',
      'tools/packages/declarations.ts',
      'LICENSE',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    outputs: [tarball, `${folder}/dist/index.js`],
    work,
  });
  return join(root, tarball);
}

if (process.argv[1] === import.meta.filename) for (const name of names) console.log(await pack(name));
