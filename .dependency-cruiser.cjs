/** Who may import whom (docs/architecture.md). tools/layers.test.ts plants a violation of each rule. */

/**
 * @param {string} name
 * @param {string} comment
 * @param {string | [path: string, except: string]} from
 * @param {string | [path: string, except: string]} to
 * @param {object} more conditions on the import itself
 */
const forbid = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : { path: from[0], pathNot: from[1] },
  to: { ...(typeof to === 'string' ? { path: to } : { path: to[0], pathNot: to[1] }), ...more },
});

const ours = '^(openapi|packages|apps|bench|tools|brands)/';
const test = '\\.(test|spec)\\.tsx?$';
const proof = `${test}|\\.stories\\.tsx?$|/test-setup\\.ts$|/testing/`;
const portal = '^apps/portal/src/';
const service = '^packages/services/src/(?!paraglide/)([^/]+)/';
const api = '^apps/api/';
const domain = '^apps/api/src/domains/([^/]+)/';
/** Domains of the API that others may use, each only by those after it, so that no cycle is possible. */
const sharedDomains = [
  'content',
  'uploads',
  'policies',
  'documents',
  'notices',
  'requests',
  'payments',
  'payouts',
  'funds',
  'profile',
  'applications',
  'revival',
];
/** Families that are several domains: each domain of theirs imports only those before it. */
const families = {
  payouts: [
    'check',
    'order',
    'unapplied',
    'free-look',
    'surrender',
    'benefits',
    'additions',
    'loan',
    'unclaimed',
    'stop',
    'pay',
    'history',
  ],
  'policy-changes': ['bonus', 'premium-change', 'riders', 'calendar', 'non-forfeiture'],
};
const domains = (names) => `^apps/api/src/domains/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    forbid('contract-alone', 'The contract imports none of our code.', '^openapi/', [ours, '^openapi/']),
    forbid('rules-alone', 'Rules import none of our other code.', '^packages/rules/src/', [ours, '^packages/rules/']),
    forbid('ui-alone', 'The design system imports none of our other code.', '^packages/ui/src/', [
      ours,
      '^packages/ui/',
    ]),
    forbid('brands-look-only', 'Of our code, brands only import the design system.', '^brands/', [
      ours,
      '^(brands|packages/ui)/',
    ]),
    forbid(
      'brands-from-outside',
      'No package knows an insurer: apps, and the stories and tests of services, bring one.',
      ['^(openapi|packages)/', `^packages/services/testing/|${proof}`],
      '^brands/',
    ),
    forbid('sdk-contract-only', 'Of our code, the SDK only imports the contract.', '^packages/sdk/src/', [
      ours,
      '^(packages/sdk|openapi)/',
    ]),
    forbid(
      'sdk-contract-types-only',
      'The SDK imports only types from the contract; only its tests read the vectors and examples.',
      ['^packages/sdk/src/', proof],
      '^openapi/',
      { dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'conformance-contract-only',
      'The conformance kit imports only the contract; only what runs it on the reference API imports that.',
      '^packages/conformance/src/',
      [ours, '^(packages/conformance/src|openapi)/'],
    ),
    forbid(
      'sdk-without-react',
      'The SDK does not use React.',
      '^packages/sdk/src/',
      'node_modules/(react|react-dom|jotai|react-router)',
    ),
    forbid(
      'rules-without-react',
      'Rules know no React.',
      '^packages/rules/src/',
      'node_modules/(react|react-dom|jotai)/',
    ),
    forbid(
      'ui-without-router',
      'Components use neither router nor store.',
      '^packages/ui/src/',
      'node_modules/(jotai|react-router)',
    ),
    forbid('journey-imports', 'Journeys import sdk, rules and ui.', '^packages/journey/src/', [
      ours,
      '^packages/(journey|sdk|rules|ui)/',
    ]),
    forbid(
      'journey-without-router',
      'Journeys use no router and no styles of their own.',
      '^packages/(journey|services)/src/',
      'node_modules/(react-router|react-router-dom|@vanilla-extract)/',
    ),
    forbid(
      'packages-without-apps',
      'No package imports an app: tests and stories of services run in an app in memory, with the testing entry of the API.',
      '^packages/',
      ['^apps/', '^apps/api/src/testing/'],
    ),
    forbid('services-imports', 'Services import journey, sdk, rules and ui.', '^packages/services/', [
      ours,
      '^(packages/(services|journey|sdk|rules|ui)|tools/e2e|brands)/|^apps/api/src/testing/',
    ]),
    forbid(
      'e2e-in-journeys',
      'Only browser journeys use the code for browser journeys.',
      ['^(packages|apps)/', '\\.spec\\.ts$|^apps/[^/]+/e2e/'],
      '^tools/e2e/',
    ),
    forbid(
      'e2e-imports',
      'The shared code of browser journeys imports no app: it starts the API and opens pages.',
      '^tools/e2e/',
      [ours, '^(tools|packages/(rules|sdk))/'],
    ),
    forbid(
      'services-app-in-tests',
      'Only the tests of services import the API.',
      ['^packages/services/src/', proof],
      '^apps/',
    ),
    forbid('portal-imports', 'The portal imports services, journey, sdk, rules and ui.', '^apps/portal/', [
      ours,
      '^(apps/portal|packages/(services|journey|sdk|rules|ui)|apps/api/src/testing|tools/e2e|brands)/|^tools/(run|messages/(serve-messages|compile-texts))\\.ts$',
    ]),
    forbid(
      'portal-api-in-tests',
      "Only the portal's tests import the API's testing entry.",
      [portal, proof],
      '^apps/api/',
    ),
    forbid('desk-imports', 'The branch desk imports services, journey, sdk, rules and ui.', '^apps/branch-desk/', [
      ours,
      '^(apps/branch-desk|packages/(services|journey|sdk|rules|ui)|apps/api/src/testing|tools/e2e|brands)/',
    ]),
    forbid(
      'desk-api-in-tests',
      "Only the desk's tests import the API's testing entry.",
      ['^apps/branch-desk/', proof],
      '^apps/api/',
    ),
    forbid(
      'docs-imports',
      'The documentation imports the SDK, the rules, the types of the contract, and the list of rules of Storybook.',
      '^apps/docs/',
      [ours, '^(apps/docs|openapi|packages/(sdk|rules))/'],
    ),
    forbid('api-imports', 'The API imports contract and rules, never the SDK.', '^apps/api/', [
      ours,
      '^(apps/api|openapi|packages/rules|brands)/',
    ]),
    forbid(
      'package-by-its-entry',
      "No code imports another package's files except through its entries.",
      '^(packages/[^/]+|apps/[^/]+|openapi)/',
      ['^(packages/[^/]+|apps/[^/]+|openapi|tools/e2e)/', '^$1/'],
      { dependencyTypes: ['local'] },
    ),
    forbid('services-apart', 'A service imports no other service, and no code that imports a list of them.', service, [
      '^packages/services/src/',
      '^packages/services/src/($1/|shared/|texts\\.ts$|paraglide/)',
    ]),
    forbid(
      'rows-in-the-list',
      'In an app, only the lists in registry/services.ts and first-screens.ts import services.',
      ['^apps/[^/]+/src/', `/registry/(services|first-screens)\\.ts$|${proof}`],
      ['^packages/services/src/[^/]+/', '^packages/services/src/paraglide/'],
    ),
    forbid(
      'domains-by-public',
      'A domain of the API imports another one only through its public.ts.',
      [domain, proof],
      ['^apps/api/src/domains/', '^apps/api/src/domains/($1/|[^/]+/public\\.ts$)'],
    ),
    forbid(
      'domains-in-the-list',
      'Only the list of domains imports their definitions.',
      ['^apps/api/src/', `^apps/api/src/domains/index\\.ts$|${proof}`],
      '^apps/api/src/domains/.+/domain\\.ts$',
    ),
    forbid(
      'domains-shared',
      'A domain imports only the shared domains; the list of domains connects all others.',
      [domain, proof],
      ['^apps/api/src/domains/', `^apps/api/src/domains/($1|${sharedDomains.join('|')})/`],
    ),
    ...sharedDomains
      .slice(0, -1)
      .map((name, at) =>
        forbid(
          'domains-one-way',
          'A shared domain imports only those before it in the list.',
          [domains([name]), proof],
          domains(sharedDomains.slice(at + 1)),
        ),
      ),
    ...Object.entries(families).flatMap(([family, names]) =>
      names
        .slice(0, -1)
        .map((name, at) =>
          forbid(
            'family-one-way',
            'A domain of a family imports only those before it in the list of the family.',
            [domains([`${family}/${name}`]), proof],
            domains([`${family}/(${names.slice(at + 1).join('|')})`]),
          ),
        ),
    ),
    forbid(
      'ports-not-adapters',
      'Handlers import ports, never adapters.',
      ['^apps/api/src/(domains|platform|ports)/', proof],
      '^apps/api/src/adapters/',
    ),
    forbid(
      'production-without-simulators',
      'Production code imports no simulator; it calls external systems over HTTP.',
      ['^apps/api/src/', proof],
      '^apps/api/simulators/',
    ),
    forbid(
      'platform-below-domains',
      'The platform imports no domain.',
      ['^apps/api/src/(platform|ports|adapters)/', proof],
      '^apps/api/src/domains/',
    ),
    forbid(
      'outside-parties-alone',
      'A simulated external system imports nothing from the API.',
      ['^apps/api/simulators/(aadhaar|gateway|back-office|banks|medical-partner|registers|parties)/', proof],
      [api, '^apps/api/simulators/(aadhaar|gateway|back-office|banks|medical-partner|registers|parties)/'],
    ),
    forbid(
      'no-tests-in-production',
      'Code that runs for customers imports no test code.',
      ['^(packages|apps)/[^/]+/(src|simulators)/', proof],
      proof,
    ),
    {
      name: 'no-cycles',
      comment: 'No cycles, not even through an import().',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'Every import can be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'A package declares its dependencies.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/(src|simulators)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package',
      comment: 'Code that runs for customers imports no development dependency (except types).',
      severity: 'error',
      from: { path: '^(packages|apps/api)/[^/]*/?(src|simulators)/', pathNot: proof },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-peer'],
        pathNot: '@vanilla-extract/css/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|paraglide|\\.vite|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@lifedesk/source', 'import', 'module', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
