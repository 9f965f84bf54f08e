// Builds the Storybook of the components, which the screenshots are taken from.
//   node tools/storybook.ts
import { join } from 'node:path';
import { whenChanged } from './inputs.ts';
import { root, run } from './run.ts';

const OUT = 'node_modules/.cache/lifedesk/storybook-static';

/** The folder of the built Storybook. */
export const storybookFolder = join(root, OUT);

/** Builds it, unless it is up to date. */
export const buildStorybook = async (): Promise<boolean> =>
  (await whenChanged({
    name: 'storybook',
    inputs: ['.storybook/**/*', 'brands/**/*', 'packages/ui/src/**/*', 'packages/ui/package.json', 'pnpm-lock.yaml'],
    outputs: [join(OUT, 'iframe.html')],
    work: async () => {
      const command = ['storybook', 'build', '-o', OUT, '--quiet', '--disable-telemetry'];
      const { ok, output } = await run(command, { env: { STORYBOOK_OF_COMPONENTS: 'yes' } });
      if (!ok) console.error(`The Storybook build failed\n${output}`);
      return ok;
    },
  })) !== 'failed';

if (process.argv[1] === import.meta.filename) process.exitCode = (await buildStorybook()) ? 0 : 1;
