// Builds the packages and packs them as they would be published, where anything has changed since the last time.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whenChanged } from '../inputs.ts';
import { pnpm } from '../pnpm.mjs';
import { root, run, script } from '../run.ts';

type Name = 'rules' | 'sdk' | 'ui';

/** The packages that others can install. */
export const names: readonly Name[] = ['rules', 'sdk', 'ui'];

const tarballOf = (name: Name) => `node_modules/.cache/lifedesk/packed/lifedesk-${name}.tgz`;

/**
 * The packed package, fresh from its sources.
 * @returns path of the tarball
 */
export async function packed(name: Name): Promise<string> {
  const folder = `packages/${name}`;
  const tarball = tarballOf(name);
  const manifest = ['package.json', 'tsconfig.json', 'tsup.config.ts', 'README.md', 'CHANGELOG.md'];
  let output = '';
  const work = async () => {
    const cwd = join(root, folder);
    mkdirSync(dirname(join(root, tarball)), { recursive: true });
    for (const command of [script('build'), [...pnpm(), 'pack', '--out', join(root, tarball)]]) {
      const done = await run(command, { cwd });
      output = done.output;
      if (!done.ok) return false;
    }
    return true;
  };
  const done = await whenChanged({
    name: `packed-${name}`,
    inputs: [
      `${folder}/{src,build}/**/*`,
      `${folder}/{${manifest}}`,
      'openapi/generated/types.ts',
      'tools/packages/declarations.ts',
      'LICENSE',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    outputs: [tarball, `${folder}/dist/index.js`],
    work,
  });
  if (done === 'failed') throw new Error(`${folder} cannot be built and packed\n${output}`);
  return join(root, tarball);
}

if (process.argv[1] === import.meta.filename) for (const name of names) console.log(await packed(name));
