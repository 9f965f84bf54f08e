// Checks the packages against their size limits: bytes of gzip in a page that Vite builds from the packed package.
//   node tools/packages/sizes.ts --all        prints all sizes, not only those over their limit
//   node tools/packages/sizes.ts sdk --all    for one package
import { join } from 'node:path';
import { root } from '../run.ts';
import { weighPage } from './bundle.ts';
import { names, pack } from './pack.ts';

/** A page that uses a package, with everything that the package brings, except React. */
interface Entry {
  readonly name: (typeof names)[number];
  readonly what: string;
  readonly code: string;
  /** A page to subtract: what the app has anyway. */
  readonly beyond?: string;
  readonly limit: number;
}

const keep = (from: string, what: readonly string[]) =>
  `import { ${what} } from '${from}'; globalThis.kept = [globalThis.kept, ${what}];`;
const keepAll = (from: string) => `import * as all from '${from}'; globalThis.kept = { ...all };`;

/** What every app imports to sign a customer in and to keep and end the session; it includes errors and transport. */
const CORE = [
  ...['createSdk', 'resolveEnvironment', 'isLifedeskError', 'beginLogin', 'sendLoginOtp', 'confirmLogin'],
  ...['browserStore', 'browserTabs', 'restoreSession', 'staySignedIn', 'noteActivity', 'watchExpiry'],
  ...['expireNow', 'signOut'],
];
const COMPONENTS = ['Button', 'Dialog', 'Tabs', 'TextField'];
const JOURNEY = ['AppContext', 'PageNavigationContext', 'JourneyScreen', 'FormStep', 'defineJourney', 'useStep'];
/** Everything that a page with a journey has anyway. */
const BENEATH =
  keep('jotai', ['Provider']) +
  keep('@lifedesk/sdk', ['createSdk']) +
  keep('@lifedesk/ui', [
    ...['Button', 'Guide', 'Guided', 'Heading', 'Link', 'Notice', 'Stack', 'Stepper', 'ErrorSummary'],
  ]);

const ENTRIES: readonly Entry[] = [
  { name: 'rules', what: 'all rules', code: keepAll('@lifedesk/rules'), limit: 56_000 },
  // Each sentence chooses its language itself (docs/decisions/189); no page has all of them.
  { name: 'rules', what: 'all sentences, in two languages', code: keepAll('@lifedesk/rules/texts'), limit: 65_000 },
  // The README of the SDK states it.
  { name: 'sdk', what: 'signing in, session, errors, transport', code: keep('@lifedesk/sdk', CORE), limit: 14_000 },
  { name: 'sdk', what: 'all operations', code: keepAll('@lifedesk/sdk'), limit: 23_000 },
  {
    name: 'ui',
    what: COMPONENTS.join(', '),
    code: COMPONENTS.map((name) => keep(`@lifedesk/ui/styled/${name}`, [name])).join(''),
    // The README of the components states it.
    limit: 24_500,
  },
  {
    name: 'journey',
    what: JOURNEY.join(', '),
    code: BENEATH + keep('@lifedesk/journey', JOURNEY),
    beyond: BENEATH,
    // a kilobyte of it is Paraglide's runtime (decision 188)
    limit: 8_000,
  },
];

/** An app that has all packages. */
const APP = join(root, 'apps/portal');

async function weigh({ code, beyond }: Entry): Promise<number> {
  const sizeOf = async (page: string) => {
    const { script, style } = await weighPage(page, APP);
    return script + style;
  };
  return (await sizeOf(code)) - (beyond ? await sizeOf(beyond) : 0);
}

const chosen = names.filter((name) => process.argv.includes(name));
const weighed = chosen.length > 0 ? chosen : names;
// a page with a journey uses all packages
await Promise.all((weighed.includes('journey') ? names : weighed).map(pack));
for (const entry of ENTRIES.filter(({ name }) => weighed.includes(name))) {
  const bytes = await weigh(entry);
  const isOver = bytes > entry.limit;
  if (isOver) process.exitCode = 1;
  if (isOver || process.argv.includes('--all'))
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${String(bytes).padStart(6)} of ${String(entry.limit).padStart(6)}  ${entry.name}: ${entry.what}`,
    );
}
