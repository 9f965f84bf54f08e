// Builds the Storybook of the components, where the pictures are taken from.
//   node tools/storybook.ts
import { join } from 'node:path';
import { whenChanged } from './inputs.ts';
import { root, run } from './run.ts';

const OUT = 'node_modules/.cache/lifedesk/storybook-static';

/** Where the built Storybook lies. */
export const storybookFolder = join(root, OUT);

/** Builds it, unless it is there as its sources are. */
export const buildStorybook = async (): Promise<boolean> =>
  (await whenChanged({
    name: 'storybook',
    inputs: ['.storybook/**/*', 'brands/**/*', 'packages/ui/src/**/*', 'packages/ui/package.json', 'pnpm-lock.yaml'],
    outputs: [join(OUT, 'iframe.html')],
    work: async () => {
      const command = ['storybook', 'build', '-o', OUT, '--quiet', '--disable-telemetry'];
      const { ok, output } = await run(command, { env: { STORYBOOK_OF_COMPONENTS: 'yes' } });
      if (!ok) console.error(`Storybook could not be built\n${output}`);
      return ok;
    },
  })) !== 'failed';

const WHOLE = 'node_modules/.cache/lifedesk/storybook-whole';

/** Where the Storybook with the portal's screens lies. */
export const wholeStorybookFolder = join(root, WHOLE);

/** Builds the Storybook with the portal's screens. */
export const buildWholeStorybook = () =>
  run(['storybook', 'build', '-o', WHOLE, '--quiet', '--disable-telemetry']).then(({ ok, output }) => {
    if (!ok) throw new Error(`Storybook could not be built\n${output}`);
  });

if (process.argv[1] === import.meta.filename) process.exitCode = (await buildStorybook()) ? 0 : 1;
