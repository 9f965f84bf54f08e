import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IReporterOutput } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const root = dirname(import.meta.dirname);
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The names of the rules that a file tree violates. */
async function findBroken(files: Record<string, string>, links: Record<string, string> = {}): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  folders.push(folder);
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [name, to] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(folder, to), join(folder, 'node_modules', name));
  }
  const { forbidden, options } = config;
  const { tsConfig: _, ...rest } = options;
  const tops = ['apps', 'brands', 'openapi', 'packages'].filter((top) =>
    Object.keys(files).some((path) => path.startsWith(`${top}/`)),
  );
  const found: IReporterOutput = await cruise(tops, {
    ...rest,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  const { summary } = found.output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const row = 'export const row = 1;\n';
const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = 1;\n',
});
/** A file that imports another, both at the given paths. */
const edge = (
  from: string,
  to: string,
  how = (path: string) => `import { row } from '${path}';\nexport const a = row;\n`,
) => {
  const up = '../'.repeat(from.split('/').length - 1);
  return { [from]: how(`${up}${to}`), [to]: row };
};
const types = (path: string) => `import type { row } from '${path}';\nexport type A = typeof row;\n`;
const later = (path: string) => `export const a = () => import('${path}');\n`;

it.each([
  ['contract-alone', edge('openapi/a.ts', 'packages/rules/src/b.ts')],
  ['rules-alone', edge('packages/rules/src/a.ts', 'packages/sdk/src/b.ts')],
  ['rules-alone', edge('packages/rules/src/a.ts', 'openapi/generated/types.ts', types)],
  ['ui-alone', edge('packages/ui/src/a.ts', 'packages/rules/src/b.ts')],
  ['ui-alone', edge('packages/ui/src/theme/a.ts', 'brands/b.ts', types)],
  ['brands-from-outside', edge('packages/ui/src/theme/a.ts', 'brands/b.ts')],
  ['brands-from-outside', edge('packages/services/src/e-loan/a.ts', 'brands/b.ts', types)],
  ['brands-look-only', edge('brands/a.ts', 'packages/rules/src/b.ts')],
  ['sdk-contract-only', edge('packages/sdk/src/a.ts', 'packages/rules/src/b.ts')],
  ['sdk-contract-types-only', edge('packages/sdk/src/a.ts', 'openapi/generated/types.ts')],
  ['conformance-contract-only', edge('packages/conformance/src/a.ts', 'packages/sdk/src/b.ts')],
  ['sdk-without-react', { 'packages/sdk/src/a.ts': "import 'react';\n", ...library('react') }],
  ['rules-without-react', { 'packages/rules/src/a.ts': "import 'jotai';\n", ...library('jotai') }],
  ['ui-without-router', { 'packages/ui/src/a.ts': "import 'react-router';\n", ...library('react-router') }],
  ['portal-imports', edge('apps/portal/src/a.ts', 'openapi/generated/types.ts')],
  ['portal-api-in-tests', edge('apps/portal/src/a.ts', 'apps/api/src/testing/index.ts')],
  ['desk-imports', edge('apps/branch-desk/src/a.ts', 'openapi/generated/types.ts', types)],
  ['desk-imports', edge('apps/branch-desk/src/a.ts', 'apps/portal/src/b.ts')],
  ['desk-api-in-tests', edge('apps/branch-desk/src/a.ts', 'apps/api/src/testing/index.ts')],
  ['docs-imports', edge('apps/docs/generate/a.ts', 'packages/ui/src/index.ts')],
  ['api-imports', edge('apps/api/src/a.ts', 'packages/sdk/src/index.ts', types)],
  ['package-by-its-entry', edge('apps/portal/src/a.ts', 'packages/ui/src/b.ts')],
  ['journey-imports', edge('packages/journey/src/a.ts', 'packages/services/src/top-up/b.ts', types)],
  ['journey-imports', edge('packages/journey/src/a.ts', 'apps/portal/src/b.ts')],
  ['journey-without-router', { 'packages/journey/src/a.ts': "import 'react-router';\n", ...library('react-router') }],
  [
    'journey-without-router',
    { 'packages/services/src/e-loan/a.ts': "import 'react-router';\n", ...library('react-router') },
  ],
  ['services-imports', edge('packages/services/src/e-loan/a.ts', 'openapi/generated/types.ts', types)],
  ['services-imports', edge('packages/services/src/e-loan/a.ts', 'apps/portal/src/registry/b.ts')],
  ['packages-without-apps', edge('packages/services/src/e-loan/a.ts', 'apps/portal/src/testing/index.ts')],
  ['packages-without-apps', edge('packages/services/src/e-loan/a.test.tsx', 'apps/portal/src/testing/index.ts')],
  ['packages-without-apps', edge('packages/services/src/e-loan/A.stories.tsx', 'apps/portal/src/testing/b.ts', types)],
  ['packages-without-apps', edge('packages/services/testing/a.ts', 'apps/portal/src/app/b.ts')],
  ['packages-without-apps', edge('packages/services/src/e-loan/e-loan.spec.ts', 'apps/portal/e2e/b.ts')],
  ['packages-without-apps', edge('packages/journey/src/a.test.ts', 'apps/branch-desk/src/b.ts', types)],
  ['e2e-in-journeys', edge('packages/services/src/e-loan/a.test.tsx', 'tools/e2e/index.ts')],
  [
    'e2e-imports',
    {
      ...edge('tools/e2e/index.ts', 'apps/portal/src/b.ts'),
      ...edge('apps/portal/e2e/a.spec.ts', 'tools/e2e/index.ts'),
      'tools/e2e/index.ts': "import '../../apps/portal/src/b.ts';\n",
    },
  ],
  ['services-app-in-tests', edge('packages/services/src/e-loan/a.ts', 'apps/api/src/testing/index.ts')],
  ['services-apart', edge('packages/services/src/e-loan/a.ts', 'packages/services/src/top-up/b.ts')],
  ['services-apart', edge('packages/services/src/e-loan/a.ts', 'packages/services/src/top-up/b.ts', types)],
  ['services-apart', edge('packages/services/src/e-loan/a.ts', 'packages/services/src/top-up/b.ts', later)],
  ['services-apart', edge('packages/services/src/e-loan/a.ts', 'packages/services/src/menus.ts')],
  ['services-apart', edge('packages/services/src/e-loan/a.ts', 'packages/services/src/screens.ts', later)],
  ['rows-in-the-list', edge('apps/portal/src/registry/menu.ts', 'packages/services/src/top-up/facts.ts')],
  ['rows-in-the-list', edge('apps/branch-desk/src/App.ts', 'packages/services/src/top-up/top-up.ts', later)],
  ['domains-by-public', edge('apps/api/src/domains/email/a.ts', 'apps/api/src/domains/policies/store.ts')],
  ['domains-by-public', edge('apps/api/src/domains/email/a.ts', 'apps/api/src/domains/policies/policies.ts', types)],
  ['domains-by-public', edge('apps/api/src/domains/email/a.ts', 'apps/api/src/domains/index.ts')],
  ['domains-in-the-list', edge('apps/api/src/create-api.ts', 'apps/api/src/domains/email/domain.ts')],
  ['domains-shared', edge('apps/api/src/domains/payments/a.ts', 'apps/api/src/domains/refunds/public.ts')],
  ['domains-shared', edge('apps/api/src/domains/requests/a.ts', 'apps/api/src/domains/nominee/public.ts', types)],
  ['domains-one-way', edge('apps/api/src/domains/policies/a.ts', 'apps/api/src/domains/payments/public.ts')],
  ['domains-one-way', edge('apps/api/src/domains/requests/a.ts', 'apps/api/src/domains/payments/public.ts', types)],
  ['family-one-way', edge('apps/api/src/domains/payouts/order/a.ts', 'apps/api/src/domains/payouts/loan/b.ts', types)],
  ['ports-not-adapters', edge('apps/api/src/domains/auth/login.ts', 'apps/api/src/adapters/sms-http.ts')],
  ['production-without-simulators', edge('apps/api/src/create-deps.ts', 'apps/api/simulators/gateway/order.ts')],
  ['production-without-simulators', edge('apps/api/src/deps.ts', 'apps/api/simulators/sandbox/sandbox.ts', types)],
  ['platform-below-domains', edge('apps/api/src/platform/access/otp.ts', 'apps/api/src/domains/auth/login.ts', types)],
  ['outside-parties-alone', edge('apps/api/simulators/gateway/order.ts', 'apps/api/src/platform/database/connect.ts')],
  ['outside-parties-alone', edge('apps/api/simulators/banks/bank.ts', 'apps/api/src/ports/bank-verifier.ts', types)],
  ['no-tests-in-production', edge('apps/api/src/main.ts', 'apps/api/src/testing/index.ts')],
  ['no-tests-in-production', edge('packages/sdk/src/index.ts', 'packages/sdk/src/testing/index.ts')],
  ['no-cycles', { 'apps/api/src/a.ts': "import './b.ts';\n", 'apps/api/src/b.ts': "import './a.ts';\n" }],
  ['no-cycles', { 'apps/api/src/a.ts': "import('./b.ts');\n", 'apps/api/src/b.ts': "import './a.ts';\n" }],
  ['resolves', { 'apps/api/src/a.ts': "import './gone.ts';\n" }],
  ['declared', { 'apps/api/src/a.ts': "import 'left-pad';\n", 'apps/api/package.json': '{}', ...library('left-pad') }],
  [
    'no-development-package',
    {
      'apps/api/src/a.ts': "import 'left-pad';\n",
      'apps/api/package.json': JSON.stringify({ devDependencies: { 'left-pad': '1.0.0' } }),
      ...library('left-pad'),
    },
  ],
])('%s is found', async (rule, files) => {
  expect(await findBroken(files)).toContain(rule);
});

it('finds nothing in a tree that follows the rules', async () => {
  const files = {
    'packages/rules/package.json': JSON.stringify({
      name: '@lifedesk/rules',
      exports: { '.': { '@lifedesk/source': './src/index.ts', default: './dist/index.js' } },
    }),
    'packages/rules/src/index.ts': row,
    ...edge('packages/services/testing/a.ts', 'brands/b.ts'),
    'apps/api/package.json': JSON.stringify({ dependencies: { '@lifedesk/rules': 'workspace:*' } }),
    'apps/api/src/a.ts': "import '@lifedesk/rules';\n",
    'packages/services/src/top-up/screen.ts': "import './facts.ts';\nimport '../texts.ts';\n",
    'packages/services/src/top-up/facts.ts': row,
    'packages/services/src/texts.ts': row,
    ...edge('apps/api/src/main.ts', 'apps/api/src/adapters/sms-http.ts'),
    ...edge('apps/api/src/domains/auth/login.ts', 'apps/api/src/domains/auth/store.ts'),
    ...edge('apps/api/src/domains/revival/quotes.ts', 'apps/api/src/domains/payments/public.ts'),
    ...edge('apps/api/src/domains/payments/dues.ts', 'apps/api/src/domains/policies/public.ts'),
    'apps/api/src/domains/auth/login.test.ts': "import '../../testing/index.ts';\n",
    'apps/api/src/testing/index.ts': "import '../adapters/sms-http.ts';\n",
  };
  expect(await findBroken(files, { '@lifedesk/rules': 'packages/rules' })).toEqual([]);
});

it('finds a forbidden package by its name too', async () => {
  const files = {
    'packages/sdk/package.json': JSON.stringify({
      name: '@lifedesk/sdk',
      exports: { '.': { '@lifedesk/source': './src/index.ts', default: './dist/index.js' } },
    }),
    'packages/sdk/src/index.ts': row,
    'apps/api/package.json': JSON.stringify({ dependencies: { '@lifedesk/sdk': 'workspace:*' } }),
    'apps/api/src/a.ts': "import '@lifedesk/sdk';\n",
  };
  expect(await findBroken(files, { '@lifedesk/sdk': 'packages/sdk' })).toEqual(['api-imports']);
});

it.each(['rules', 'sdk', 'ui', 'journey'])('no folders of %s import each other', (name) => {
  expect(folderCircles(join(root, 'packages', name, 'src'))).toEqual([]);
});

it('finds folders that import each other, through others and as types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  folders.push(folder);
  const files = {
    ...edge('money/rupees.ts', 'tables/rates.ts'),
    'tables/rates.ts': "export type { Loan } from '../loan/loan.ts';\n",
    'loan/loan.ts': "import type { A } from '../money/rupees.ts';\nexport type Loan = A;\n",
    'loan/loan.test.ts': "import '../pan/pan.ts';\n",
    'pan/pan.ts': "export const later = () => import('../loan/loan.ts');\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(folderCircles(folder)).toEqual([
    'loan > money > tables > loan',
    'money > tables > loan > money',
    'tables > loan > money > tables',
  ]);
});
