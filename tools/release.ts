// npm run release -- --local          rehearses a release on this machine: the next versions and change logs if there are changesets, all
//                                     packages built and published to a registry that ends with the command, and the examples installed
//                                     from it with npm and used, with each Node that is here
// npm run release -- --local --stay   leaves that registry running, for apps that are not in this repository
// npm run release                     publishes the versions of this commit to your registry, and tags them
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import './exit-with-parent.mjs';
import { folderOf, published } from './packages/pack.ts';
import { pnpm } from './pnpm.mjs';
import { startRegistry } from './release/local-registry.ts';
import { nodes, tryExamples } from './release/try-examples.ts';
import { pendingChangesets, writeNextVersions } from './release/version.ts';
import { versions } from './release/versions.ts';
import { run } from './run.ts';

/** Builds and publishes every package whose version the registry does not have. */
async function publish(options: string[], env: Record<string, string> = {}): Promise<void> {
  const [program] = pnpm();
  // Changesets finds pnpm on the PATH
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const { ok, output } = await run(['changeset', 'publish', ...options], {
    env: { PATH, CI: '1', NO_COLOR: '1', ...env },
  });
  if (!ok) throw new Error(`The packages are not published\n${output}`);
}

async function rehearse(stay: boolean): Promise<void> {
  await writeNextVersions();
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-release-'));
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    const userconfig = join(folder, 'npmrc');
    writeFileSync(userconfig, registry.forPublishing);
    // in small letters, as npm passes the user's own on: those win
    await publish(['--no-git-tag'], { npm_config_userconfig: userconfig, pnpm_config_registry: registry.url });
    const of = versions();
    for (const name of published) {
      const { status } = await fetch(`${registry.url}@lifedesk/${name}/${of[name]}`);
      if (status !== 200) throw new Error(`@lifedesk/${name}@${of[name]} is not in the registry: ${status}`);
      console.log(`published  @lifedesk/${name}@${of[name]} from ${folderOf(name)}`);
    }
    for (const { node, version } of await nodes()) {
      const said = await tryExamples(join(folder, version), node, registry.forInstalling);
      console.log(`examples   installed and used with Node ${version}: ${said} is due, and the mobile number changed`);
    }
    if (!stay) return;
    console.log(
      `\nThe registry runs until you press Ctrl-C. In an app: npm install --@lifedesk:registry=${registry.url}`,
    );
    await new Promise((resolve) => process.once('SIGINT', resolve));
  } finally {
    registry.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { local: { type: 'boolean', default: false }, stay: { type: 'boolean', default: false } },
});
if (values.local) await rehearse(values.stay);
else if (pendingChangesets().length > 0) {
  console.error('There are changesets: run `pnpm release:version`, and commit the result.');
  process.exitCode = 1;
} else await publish([]);
