// node tools/pack-release.ts <tag>   packs what runs the API of a release, from git, as the previous release of the upgrade tests
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PACKED, type PackedRelease } from '../apps/api/src/testing/previous-release/unpack.ts';
import { generate } from './prepare.ts';
import { root } from './run.ts';

const NEEDED =
  /^(apps\/api\/(src|simulators)\/|packages\/rules\/src\/|openapi\/(generated\/.+\.json|content\.graphql)$|brands\/(fonts\/|[^/]+\.(json|ts)$)|(apps\/api|packages\/rules|openapi)\/package\.json$)/;
const NOT_NEEDED = /\.(test|suite)\.ts$|\.md$|^apps\/api\/src\/testing\//;

function git(...args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const [tag = ''] = process.argv.slice(2);
const commit = git('rev-parse', `${tag}^{commit}`).toString().trim();
const names = git('ls-tree', '-r', '--name-only', commit)
  .toString()
  .split('\n')
  .filter((name) => NEEDED.test(name) && !NOT_NEEDED.test(name));
const files = names.map((name) => [name, git('show', `${commit}:${name}`).toString('latin1')] as const);
// The compiled messages are not in git. They are packed only if the texts here are those of the release.
const SPEAKING = ['apps/api', 'packages/rules'];
git(
  ...['diff', '--exit-code', commit, '--'],
  ...SPEAKING.flatMap((folder) => [`${folder}/messages`, `${folder}/project.inlang`]),
);
if (!(await generate())) process.exit(1);
const compiled = SPEAKING.flatMap((folder) => globSync(`${folder}/src/paraglide/**/*.{js,json}`, { cwd: root })).map(
  (name) => [name, readFileSync(join(root, name), 'latin1')] as const,
);
const release: PackedRelease = { commit, files: Object.fromEntries([...files, ...compiled]) };
const packed = brotliCompressSync(JSON.stringify(release), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(PACKED, packed);
console.log(
  `${names.length + compiled.length} files of ${commit.slice(0, 8)} in ${(packed.length / 1000).toFixed(0)} kB`,
);
