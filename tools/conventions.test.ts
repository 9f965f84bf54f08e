import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violations } from './conventions.ts';

describe('violations', () => {
  it.each([
    ['docs/a.md', 'see /home/ada/notes'],
    ['tools/a.mjs', "const folder = '/tmp/out'"],
    ['README.md', 'npm config set registry https://registry.example.org'],
    ['apps/api/src/a.test.ts', "it.skip('pays', () => {})"],
    ['apps/portal/e2e/a.spec.ts', "test.only('pays', async () => {})"],
    ['packages/ui/src/a.ts', '// TODO colours'],
    ['packages/ui/src/a.ts', '/** Begins anew. */'],
    ['docs/a.md', 'The server is told of it.'],
    ['packages/services/src/a/messages/en.json', '"a": "Where shall we come?"'],
    ['apps/api/src/a.test.ts', "it('of somebody else is not found', async () => {})"],
    ['apps/api/src/domains/auth/login.ts', 'const key = process.env.KEY'],
    ['apps/api/src/domains/auth/login.ts', "await db.selectFrom('customer').execute()"],
    ['apps/api/src/domains/auth/login.ts', 'await sql`select 1`.execute(db)'],
    ['apps/api/src/domains/auth/login.ts', "import { sql } from 'kysely';"],
    ['packages/rules/src/policy/a.ts', 'const today = new Date();'],
    ['apps/portal/src/services/a/A.tsx', 'const today = todayInIndia(new Date());'],
    ['apps/branch-desk/src/a.ts', 'const now = Date.now();'],
    ['packages/ui/src/components/A/A.tsx', 'const [now] = useState(Date.now);'],
    ['packages/journey/src/a.ts', 'const now = new Date();'],
    ['examples/a/a.mjs', 'const now = new Date();'],
    ['packages/services/src/a/A.tsx', 'const found = await loanDetailsPartial(sdk, {});'],
    ['apps/portal/src/services/a/A.tsx', '<p className="red" />'],
    ['apps/portal/src/services/a/A.tsx', '<p style={{ margin: 0 }} />'],
    ['apps/portal/src/services/a/A.tsx', "import * as styles from './A.css.ts';"],
    ['packages/rules/src/fund/a.ts', 'const year = ageOn(on, policy.issueDate) + 1;'],
    ['packages/rules/src/fund/a.ts', 'const years = ageOn(facts.maturityDate, facts.startsOn);'],
    ['apps/api/src/domains/funds/a.ts', "import { differenceInYears } from 'date-fns/differenceInYears';"],
  ])('finds in %s: %s', (path, text) => {
    expect(violations(path, `const one = 1;\n${text}\n`)).toEqual([expect.stringContaining(`${path}:2 `)]);
  });

  it.each([
    ['packages/sdk/src/a.ts', "import { b } from '../../root/b.ts'"],
    ['docs/a.md', 'GET https://api.example/tmp/file'],
    ['docs/a.md', 'PostgreSQL runs as `nobody`.'],
    ['apps/api/src/main.ts', 'const port = process.env.PORT'],
    ['apps/api/src/domains/auth/store.ts', "await db.selectFrom('customer').execute()"],
    ['apps/api/src/domains/auth/codes.store.ts', 'await sql`select 1`.execute(db)'],
    ['packages/rules/src/a.test.ts', 'const today = new Date();'],
    ['packages/rules/src/a.ts', 'const day = new Date(instant);'],
    ['packages/rules/src/a.ts', 'const isOfAge = ageOn(today, ownerBirthDate) >= 18;'],
    ['apps/api/src/a.ts', 'const age = ageOn(today, birthDateOf(asker, dob, today));'],
    ['apps/portal/src/a.ts', 'const date = new Date(instant);'],
    ['packages/sdk/src/a.ts', 'const now = Date.now();'],
    ['apps/portal/src/a.test.tsx', 'const now = Date.now();'],
    ['apps/portal/src/services/a/A.tsx', 'A sentence about style, and <Stack gap="4" />'],
  ])('leaves alone in %s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });
});

it('only files that run before Node 24, or inside another program, are plain JavaScript', () => {
  const written = globSync('**/*.{js,cjs,mjs}', { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] });
  expect(written.sort()).toEqual([
    'bootstrap.mjs',
    'exit-with-parent.mjs',
    'instants/preload.mjs',
    'instants/shift-clock.mjs',
    'locked.mjs',
    'pnpm.mjs',
  ]);
});
