// Checks the packages against their size limits, in bytes of gzip. A page that uses little must load little.
//   node tools/packages/sizes.ts --all        prints all sizes, not only those over their limit
//   node tools/packages/sizes.ts sdk --all    for one package
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.ts';
import { weigh, weighPage } from './bundle.ts';
import { names, pack } from './pack.ts';

type Size = { what: string; bytes: number; limit: number };

/** Rules that use other rules and their tables, such as a quote with its premiums, taxes and late fees. */
const COMPOSED: Record<string, number> = {
  afterGrace: 3_200,
  attentionOf: 2_500,
  attentionOfPolicy: 2_150,
  canBorrow: 1_200,
  canClaimUnclaimed: 1_100,
  canReturnPolicy: 1_100,
  checkFile: 2_100,
  checkMandate: 1_050,
  choiceYears: 5_500,
  compareChoices: 10_400,
  choiceComparer: 10_400,
  choiceYearsComparer: 5_500,
  coverNow: 1_500,
  figureRules: 3_000,
  canSurrender: 1_300,
  checkSwitch: 1_500,
  costOf: 1_300,
  discontinuedPayout: 1_100,
  gstRefund: 1_450,
  guaranteedSurrenderValue: 1_200,
  horizonOf: 1_500,
  isLoanCovered: 2_100,
  isUnclaimed: 1_100,
  leftToPay: 1_300,
  linkedSurrender: 1_250,
  loanLimit: 1_750,
  loanOutlook: 1_100,
  nonForfeitureOffer: 2_650,
  oldestPremiumDue: 1_350,
  overdueInstalments: 1_300,
  overdueWithFees: 1_900,
  overviewTotals: 2_100,
  payableInstalments: 1_300,
  premiumAfterRevival: 1_300,
  premiumDue: 1_500,
  premiumPaidAfterGrace: 1_700,
  premiumSummary: 1_400,
  restorationWay: 1_100,
  revivalDue: 2_700,
  revivalQuotes: 2_900,
  surrenderAlternatives: 2_900,
  surrenderQuote: 2_600,
  surrenderValueOf: 1_300,
  payoutTax: 1_100,
  topUpTaxLimit: 1_150,
  totalToBePaid: 1_500,
  readSignedDocument: 1_400,
  riderOffer: 1_300,
  unclaimedClaim: 1_400,
  unclaimedInterest: 1_150,
  unpaidInstalments: 1_200,
};
/** The sentences of a rule, in two languages. */
const SENTENCES = 1_300;
const LONGER: Record<string, number> = {
  attentionText: 2_850,
  attentionDeadlineText: 2_000,
  attentionOtherwiseText: 2_350,
  choiceFigureText: 4_000,
  choiceReasonText: 7_600,
  figureLines: 5_200,
  figureRuleText: 4_000,
  policyChoiceText: 4_000,
  // the sentences of all rules that refuse
  refusalText: 16_000,
  reasonsOf: 16_000,
  nonForfeitureText: 1_400,
  payoutText: 1_500,
  suitabilityText: 1_600,
  switchText: 1_600,
};

/** Each rule alone, and the sentences of each, beyond the date-fns functions that they use. */
async function rules(): Promise<Size[]> {
  const limits = (name: string) => COMPOSED[name] ?? 1_000;
  const sentences = (name: string) => LONGER[name] ?? SENTENCES;
  return [...(await eachAlone('dist/index.js', limits)), ...(await eachAlone('dist/texts/index.js', sentences))];
}

/** The size of each function in an entry of the rules, alone. */
async function eachAlone(entry: string, limitOf: (name: string) => number): Promise<Size[]> {
  const folder = join(root, 'packages/rules');
  const all = await import(pathToFileURL(join(folder, entry)).href);
  const names = Object.keys(all).filter((name) => typeof all[name] === 'function');
  const pieces = names.map((name) => [name, `export { ${name} } from './${entry}';`]);
  const alone = await weigh(Object.fromEntries(pieces), folder);
  const parts = Array.from(alone, ([name, { from }]) => [
    name,
    Array.from(from, (it) => `export * from '${it}';`).join(''),
  ]);
  const beneath = await weigh(Object.fromEntries(parts), folder);
  return Array.from(alone, ([name, { bytes, from }]) => ({
    what: `rules: ${name}`,
    bytes: bytes - (from.size > 0 ? (beneath.get(name)?.bytes ?? 0) : 0),
    limit: limitOf(name),
  }));
}

/** What every app imports to sign a customer in and to keep and end the session; it includes errors and transport. */
const CORE = [
  ...['createSdk', 'resolveEnvironment', 'isLifedeskError', 'beginLogin', 'sendLoginOtp', 'confirmLogin'],
  ...['browserStore', 'browserTabs', 'restoreSession', 'staySignedIn', 'noteActivity', 'watchExpiry'],
  ...['expireNow', 'signOut'],
];
/** An operation, or any other export, is one line beyond the core. */
const LINE = 100;
/** Those that are more than a line. */
const PARTS: Record<string, number> = {
  uploadFile: 800,
  putFile: 600,
  paymentCallback: 150,
  takeTempFile: 500,
  contentQuery: 400,
  requestSwitch: 150,
  startPayment: 200,
  viewPaymentDetails: 500,
  submitFatca: 300,
  submitPlan: 250,
  viewPlans: 150,
  changeEmail: 200,
  changeMobile: 200,
  transitions: 200,
  prefetchCalls: 200,
  storeNeftUpdate: 150,
};

/** In bytes of gzip. The README of the SDK states both, and no other document does. */
const STATED = { core: 10_450, sealing: 1_800 };
const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8');
const unstated = Object.values(STATED).filter((limit) => !readme.includes(`${limit / 1000} KB`));

/** The core; what loads when a body is first sealed; each export beyond the core; everything. */
async function sdk(): Promise<Size[]> {
  const folder = join(root, 'packages/sdk');
  const all = Object.keys(await import(pathToFileURL(join(folder, 'dist/index.js')).href));
  const core = await weighPage(`import { ${CORE} } from '@lifedesk/sdk'; globalThis.kept = [${CORE}];`);
  const whole = await weighPage(`import * as sdk from '@lifedesk/sdk'; globalThis.kept = { ...sdk };`);
  const keep = (names: string[]) => `import { ${names} } from './dist/index.js'; globalThis.kept = [${names}];`;
  const more = all.filter((name) => !CORE.includes(name));
  const pieces = more.map((name) => [name, keep([...CORE, name])]);
  const weights = await weigh({ ...Object.fromEntries(pieces), core: keep(CORE) }, folder);
  const beneath = weights.get('core')?.bytes ?? 0;
  return [
    { what: 'sdk: signing in, session, errors, transport', bytes: core.script, limit: STATED.core },
    { what: 'sdk: when a body is first sealed', bytes: core.later, limit: STATED.sealing },
    { what: 'sdk: all of it', bytes: whole.script + whole.later, limit: 10_600 + 40 * more.length },
    ...more.map((name) => ({
      what: `sdk: ${name}, beyond that`,
      bytes: (weights.get(name)?.bytes ?? 0) - beneath,
      limit: PARTS[name] ?? LINE,
    })),
  ];
}

const PAGE = ['Button', 'Dialog', 'Tabs', 'TextField'];

/** A page that uses four components, beyond React. */
async function ui(): Promise<Size[]> {
  const imports = PAGE.map((name) => `import { ${name} } from '@lifedesk/ui/styled/${name}';`);
  const { script, style } = await weighPage(`${imports.join('')} globalThis.kept = [${PAGE}];`);
  return [{ what: `ui: a page with ${PAGE.join(', ')}`, bytes: script + style, limit: 19_500 }];
}

const FRAME = ['AppContext', 'PageNavigationContext', 'JourneyScreen', 'FormStep', 'defineJourney', 'useStep'];

/** A page with a journey with its own steps, beyond the same page without one. */
async function journey(): Promise<Size[]> {
  const folder = join(root, 'apps/portal');
  const beneath = `import { Provider } from 'jotai'; import { createSdk } from '@lifedesk/sdk'; import { Button, Guide, Guided, Heading, Link, Notice, Stack, Stepper, ErrorSummary } from '@lifedesk/ui'; globalThis.less = [Provider, createSdk, Button, Guide, Guided, Heading, Link, Notice, Stack, Stepper, ErrorSummary];`;
  const whole = await weighPage(
    `${beneath} import { ${FRAME} } from '@lifedesk/journey'; globalThis.kept = [${FRAME}];`,
    folder,
  );
  const without = await weighPage(beneath, folder);
  return [{ what: `journey: ${FRAME.join(', ')}`, bytes: whole.script - without.script, limit: 6_050 }];
}

const packages = { rules, sdk, ui, journey };
const chosen = names.filter((name) => process.argv.includes(name));
const weighed = chosen.length > 0 ? chosen : names;
// a page with a journey uses all packages
await Promise.all((weighed.includes('journey') ? names : weighed).map(pack));
const sizes = (await Promise.all(weighed.map((name) => packages[name]()))).flat();
const over = sizes.filter(({ bytes, limit }) => bytes > limit);
for (const { what, bytes, limit } of process.argv.includes('--all') ? sizes : over)
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '} ${String(bytes).padStart(6)} of ${String(limit).padStart(6)}  ${what}`,
  );
for (const limit of unstated) console.log(`packages/sdk/README.md does not state the limit of ${limit / 1000} KB`);
process.exitCode = over.length + unstated.length > 0 ? 1 : 0;
