import { describe, expect, it } from 'vitest';
import { baseOf, compareTexts, select } from './changed.ts';
import { importGraph } from './import-graph.ts';

/** A small workspace of our shape: path and text of each file. */
const workspace: Record<string, string> = {
  'packages/rules/package.json': JSON.stringify({
    name: '@lifedesk/rules',
    exports: { '.': { '@lifedesk/source': './src/index.ts', default: './dist/index.js' } },
  }),
  'packages/rules/src/index.ts': "export * from './money/index.ts';\n",
  'packages/rules/src/money/index.ts': "export {\n  lateFee,\n} from './late-fee.ts';\n",
  'packages/rules/src/money/late-fee.ts': 'export const lateFee = 1;\n',
  'packages/rules/src/money/late-fee.test.ts': "import { lateFee } from './late-fee.ts';\n",
  'apps/api/src/testing/index.ts': "import { domains } from '../domains/index.ts';\n",
  'apps/api/src/domains/index.ts': "import profile from './profile/domain.ts';\n",
  'apps/api/src/domains/profile/domain.ts':
    "import updatePan from './updatePan.ts';\nexport default defineDomain({\n  operations: { updatePan },\n});\n",
  'apps/api/src/domains/profile/updatePan.ts': "import { keep } from './store.ts';\n",
  'apps/api/src/domains/profile/store.ts': 'export const keep = 1;\n',
  'apps/api/src/domains/profile/profile.test.ts': "import { startApi } from '../../testing/index.ts';\n",
  'apps/api/src/domains/nominee/nominee.test.ts': "import { startApi } from '../../testing/index.ts';\n",
  'apps/api/src/domains/revival/quote.ts': "import { lateFee } from '@lifedesk/rules';\n",
  'apps/api/src/domains/revival/revival.test.ts': '',
  'apps/api/src/platform/contract/contract.test.ts': '',
  'apps/portal/src/registry/registry.test.ts': '',
  'apps/portal/src/services/update-pan/Screen.tsx': "import { updatePan } from '@lifedesk/sdk';\n",
  'apps/portal/src/services/update-pan/update-pan.test.tsx': '',
  'apps/portal/src/services/update-pan/UpdatePan.stories.tsx': '',
  'apps/portal/src/services/update-pan/update-pan.spec.ts': '',
  'packages/services/src/shared/Card.tsx': "import { updatePan } from '@lifedesk/sdk';\n",
  'packages/services/src/shared/csv-file.test.ts': '',
  'packages/services/src/compare/compare.tsx': "import { Card } from '../shared/Card.tsx';\n",
  'packages/services/src/compare/compare.test.tsx': '',
  'apps/portal/src/services/revival-scheme/revival-scheme.test.tsx': '',
  'apps/portal/src/services/revival-scheme/revival-scheme.spec.ts': '',
  'apps/portal/src/registry/services.ts': "import { row } from '../services/update-pan/Screen.tsx';\n",
  'apps/portal/src/app/Banner.tsx': "import { m } from '../messages.ts';\nexport const text = m.app_banner();\n",
  'apps/portal/src/app/banner.test.tsx': "import { text } from './Banner.tsx';\n",
  'apps/portal/src/app/shell.test.tsx': "import { services } from '../registry/services.ts';\n",
  'apps/portal/src/app/money.test.tsx': "import { formatRupees } from '@lifedesk/rules';\n",
};
const files = Object.keys(workspace);
const read = (file: string) => workspace[file] ?? '';
const selectFor = (...changed: string[]) =>
  select({ files: changed, texts: [] }, files, importGraph(files, read), read);

describe('a change asks for', () => {
  it('the tests of a handler’s family, but not of all others, and of the services that call it', () => {
    const { tests } = selectFor('apps/api/src/domains/profile/updatePan.ts');
    expect(tests).toEqual([
      'apps/api/src/domains/profile/profile.test.ts',
      'apps/api/src/platform/contract/contract.test.ts',
      'apps/portal/src/services/update-pan/update-pan.test.tsx',
    ]);
  });

  it('the same by way of what a handler imports', () => {
    expect(selectFor('apps/api/src/domains/profile/store.ts').tests).toContain(
      'apps/api/src/domains/profile/profile.test.ts',
    );
  });

  it('a service’s own tests, stories and browser journey, and what all services go through', () => {
    expect(selectFor('apps/portal/src/services/update-pan/Screen.tsx')).toMatchObject({
      tests: ['apps/portal/src/services/update-pan/update-pan.test.tsx', 'apps/portal/src/registry/registry.test.ts'],
      stories: ['apps/portal/src/services/update-pan/UpdatePan.stories.tsx'],
      journeys: ['apps/portal/src/services/update-pan/update-pan.spec.ts'],
    });
  });

  it('the services that use what services share', () => {
    expect(selectFor('packages/services/src/shared/Card.tsx').tests).toEqual([
      'packages/services/src/compare/compare.test.tsx',
      'apps/portal/src/registry/registry.test.ts',
    ]);
  });

  it('whatever imports a rule, through the indexes of its area and the package too', () => {
    const { tests } = selectFor('packages/rules/src/money/late-fee.ts');
    expect(tests.slice(0, 2)).toEqual([
      'packages/rules/src/money/late-fee.test.ts',
      'apps/api/src/domains/revival/revival.test.ts',
    ]);
    expect(tests).not.toContain('apps/portal/src/app/money.test.tsx');
  });

  it('the family of a changed part of the contract', () => {
    expect(selectFor('openapi/paths/nominee.yaml')).toMatchObject({
      contract: true,
      tests: ['apps/api/src/domains/nominee/nominee.test.ts', 'apps/api/src/platform/contract/contract.test.ts'],
    });
  });

  it('the tests of every operation for a changed journey of the contract', () => {
    expect(selectFor('openapi/journeys/sign-in.arazzo.yaml')).toMatchObject({
      contract: true,
      tests: ['apps/api/src/platform/contract/contract.test.ts'],
    });
  });

  it('the tests of what shows a changed text', () => {
    const change = { files: ['apps/portal/messages/en/app.json'], texts: ['app_banner'] };
    expect(select(change, files, importGraph(files, read), read).tests).toEqual([
      'apps/portal/src/app/banner.test.tsx',
    ]);
  });

  it('no browser journey, if only texts have changed', () => {
    const textsOnly = { files: ['packages/services/src/update-pan/messages/en.json'], texts: ['updatePan'] };
    expect(select(textsOnly, files, importGraph(files, read), read)).toMatchObject({
      stories: ['apps/portal/src/services/update-pan/UpdatePan.stories.tsx'],
      journeys: [],
    });
  });

  it('nothing but the checks for a page of documentation', () => {
    expect(selectFor('docs/architecture.md')).toEqual({
      tests: [],
      stories: [],
      journeys: [],
      contract: false,
      leftOut: 0,
    });
  });
});

it('is cut where very much depends on it, and says by how much', () => {
  const many = Array.from({ length: 50 }, (_, n) => `packages/rules/src/money/rule-${n}.test.ts`);
  const texts = (file: string) => workspace[file] ?? "import { lateFee } from './late-fee.ts';\n";
  const all = [...files, ...many];
  const { tests, leftOut } = select(
    { files: ['packages/rules/src/money/late-fee.ts'], texts: [] },
    all,
    importGraph(all, texts),
    texts,
  );
  expect(tests).toHaveLength(40);
  expect(leftOut).toBeGreaterThan(10);
});

it('a change on main is what is uncommitted, or else the last commit', () => {
  expect([baseOf('b1a5e', true), baseOf(undefined, true), baseOf(undefined, false)]).toEqual([
    'b1a5e',
    'HEAD',
    'HEAD~1',
  ]);
});

describe('texts of two versions differ', () => {
  const before = JSON.stringify({ $schema: 'a', pay_title: 'Pay', pay_lead: 'Choose.' });
  it.each([
    ['by nothing', { pay_lead: 'Choose.', pay_title: 'Pay' }, [], false],
    ['by a wording', { pay_title: 'Pay now', pay_lead: 'Choose.' }, ['pay_title'], false],
    ['by a plural', { pay_title: [{ match: {} }], pay_lead: 'Choose.' }, ['pay_title'], false],
    ['by a new key', { pay_title: 'Pay', pay_lead: 'Choose.', pay_note: 'Now' }, ['pay_note'], true],
    ['by a key that is gone', { pay_title: 'Pay' }, ['pay_lead'], true],
  ])('%s', (_, after, texts, hasOtherKeys) =>
    expect(compareTexts(before, JSON.stringify(after))).toEqual({ texts, hasOtherKeys }),
  );

  it('include a new reason of a rule', () => {
    const change = compareTexts('{"borrow":{"open":"A"}}', '{"borrow":{"open":"A","closed":"B"}}');
    expect(change).toEqual({ texts: ['borrow'], hasOtherKeys: true });
  });
});
