// What has to be made before anything of the workspace can run: the portal's message functions and the portal's build.
import { whenChanged } from './inputs.ts';
import { root, run, script } from './run.ts';

const PORTAL = 'apps/portal';
export const MESSAGES = [
  `${PORTAL}/src/{messages,services/*/messages}/**/*.json`,
  `${PORTAL}/build/*.ts`,
  `${PORTAL}/project.inlang/settings.json`,
  `${PORTAL}/package.json`,
];
export const BUILD = [
  `${PORTAL}/{src,build}/**/*`,
  `${PORTAL}/{index.html,vite.config.ts,tsconfig.json,package.json}`,
  `${PORTAL}/project.inlang/settings.json`,
  'brands/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'openapi/generated/*',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/**
 * @param task the script of the portal's package.json
 */
const portal = (name: string, task: string) => async () => {
  const { ok, output } = await run(script(task), { cwd: `${root}/${PORTAL}` });
  if (!ok) console.error(`${name} failed\n${output}`);
  return ok;
};

/** Compiles the messages (English, Hindi) to functions. */
export const generate = async (): Promise<boolean> =>
  (await whenChanged({
    name: 'messages',
    inputs: MESSAGES,
    outputs: [`${PORTAL}/src/paraglide/messages.js`],
    work: portal('Compiling the messages', 'generate'),
  })) !== 'failed';

/** Builds the portal, compressed ahead, into apps/portal/dist. */
export const buildPortal = async (): Promise<boolean> =>
  (await generate()) &&
  (await whenChanged({
    name: 'portal',
    inputs: BUILD,
    outputs: [`${PORTAL}/dist/index.html`, `${PORTAL}/dist/routes.json`],
    work: portal('Building the portal', 'build'),
  })) !== 'failed';

if (process.argv[1] === import.meta.filename) process.exitCode = (await buildPortal()) ? 0 : 1;
