// Builds what the workspace needs before anything can run: the message functions and the portal.
import { whenChanged } from './inputs.ts';
import { root, run, script } from './run.ts';

const PORTAL = 'apps/portal';
const DESK = 'apps/branch-desk';
/** The packages that have texts. */
const SPEAKING = ['packages/rules', 'packages/journey', 'packages/services', PORTAL, 'apps/api'];
/** The sources of every app. */
const SOURCES = [
  'brands/**/*',
  'packages/*/{src,messages}/**/*',
  'packages/*/package.json',
  'openapi/generated/*',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
export const BUILD = [
  `${PORTAL}/{src,messages,build}/**/*`,
  `${PORTAL}/{index.html,vite.config.ts,tsconfig.json,package.json}`,
  `${PORTAL}/project.inlang/settings.json`,
  ...SOURCES,
];

/**
 * @param task a script in the package.json of a folder
 */
const inFolder = (folder: string, name: string, task: string) => async () => {
  console.log(`${name} …`);
  // whoever calls, such as a test: a development build of React is slower and larger
  const { ok, output } = await run(script(task), { cwd: `${root}/${folder}`, env: { NODE_ENV: 'production' } });
  if (!ok) console.error(`${name} failed\n${output}`);
  return ok;
};

const inputsOf = (folder: string) => [
  `${folder}/${folder === 'packages/services' ? 'src/*/messages' : 'messages'}/**/*.json`,
  `${folder}/project.inlang/settings.json`,
  `${folder}/package.json`,
  'tools/messages/*.ts',
];
export const MESSAGES = SPEAKING.flatMap(inputsOf);

const messagesOf = (folder: string) =>
  whenChanged({
    name: `messages-${folder.replaceAll('/', '-')}`,
    inputs: inputsOf(folder),
    outputs: [`${folder}/src/paraglide/messages.js`],
    work: inFolder(folder, `Compiling the messages of ${folder}`, 'generate'),
  });

/** Compiles the messages (English, Hindi) to functions. */
export const generate = async (): Promise<boolean> =>
  (await Promise.all(SPEAKING.map(messagesOf))).every((done) => done !== 'failed');

/** Builds the portal into apps/portal/dist, with compressed files. */
export const buildPortal = async (): Promise<boolean> =>
  (await generate()) &&
  (await whenChanged({
    name: 'portal',
    inputs: BUILD,
    outputs: [`${PORTAL}/dist/index.html`, `${PORTAL}/dist/routes.json`],
    work: inFolder(PORTAL, 'Building the portal', 'build'),
  })) !== 'failed';

/** Builds the branch desk into apps/branch-desk/dist. */
export const buildDesk = async (): Promise<boolean> =>
  (await generate()) &&
  (await whenChanged({
    name: 'branch-desk',
    inputs: [...SOURCES, `${DESK}/{src,build}/**/*`, `${DESK}/{index.html,vite.config.ts,tsconfig.json,package.json}`],
    outputs: [`${DESK}/dist/index.html`],
    work: inFolder(DESK, 'Building the branch desk', 'build'),
  })) !== 'failed';

/** Builds the apps that browser journeys open. */
export const buildApps = async (): Promise<boolean> => (await buildPortal()) && (await buildDesk());

if (process.argv[1] === import.meta.filename)
  process.exitCode = (await (process.argv[2] === 'messages' ? generate() : buildApps())) ? 0 : 1;
