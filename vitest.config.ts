import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyDependencies } from './.storybook/vitest-deps.ts';
import { chromium } from './tools/chromium.ts';
import { serveMessages } from './tools/messages/serve-messages.ts';

const SOURCE = '@lifedesk/source';
const server = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };
const client = { conditions: [SOURCE, ...defaultClientConditions] };

/** One per core. While a worker waits for the database, checks and browser tests use its core. */
const WORKERS = availableParallelism();

/** In ms. Long enough for a slow machine, short enough to end a test that hangs. */
const PATIENCE = 300_000;

/**
 * Finding an element by its role creates many short-lived objects in jsdom. A large young generation collects them cheaply, and a
 * single-threaded collector leaves the other core to the other worker.
 */
const GC_FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** A worker starts the embedded engine many times, and Node 24 may crash while it frees such code (nodejs/node#64500). */
const KEEP_WASM_CODE = '--no-wasm-code-gc';

/** Dates must not depend on the computer's time zone: the rules' tests run in each of these as well as in UTC. */
const ZONES = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'];

const inZone = (name: string, zone: string, include: string[], exclude: string[] = []): TestProjectConfiguration => ({
  ssr: server,
  test: {
    name,
    environment: 'node',
    pool: 'forks',
    isolate: false,
    env: { TZ: zone },
    include,
    exclude,
    testTimeout: PATIENCE,
  },
});

/** Tests that need a DOM, in packages that otherwise do not. */
const HOOKS_AND_STORES = ['packages/ui/src/**/use-*.test.ts', 'packages/sdk/src/session/browser-store.test.ts'];
/** Tests of the portal that need no DOM. */
const WITHOUT_PAGE = ['apps/portal/src/testing/{envelope,sdk}-on-the-real-api.test.ts'];

/**
 * Screens of journeys, services and apps, in jsdom, with the real API in the same process. They are one project, because each project
 * loads and compiles the same sources again, and use one environment, because a worker restarts when the environment changes.
 */
const screens: TestProjectConfiguration = {
  plugins: [vanillaExtractPlugin(), react(), serveMessages()],
  resolve: client,
  ssr: server,
  test: {
    name: 'screens',
    environment: 'jsdom',
    pool: 'forks',
    execArgv: [...GC_FLAGS, KEEP_WASM_CODE],
    include: [
      '{packages/{journey,services},apps/{portal,branch-desk}}/src/**/*.test.{ts,tsx}',
      'tools/customers/**/*.test.{ts,tsx}',
      'tools/pages/samples.test.ts',
      ...HOOKS_AND_STORES,
    ],
    exclude: [...WITHOUT_PAGE, '**/node_modules/**'],
    setupFiles: ['tools/testing/without-owner-stacks.ts', 'packages/journey/test-setup.ts'],
    // code samples are written among the packages that they import
    server: { deps: { inline: [/\/node_modules\/\.samples\//] } },
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
};

/** The API on the PostgreSQL server in TEST_DATABASE_URL, or without one on the embedded engine. */
const ofApi = (name: string, include: string[], env: Record<string, string> = {}): TestProjectConfiguration => ({
  ssr: server,
  test: {
    name,
    environment: 'node',
    pool: 'forks',
    execArgv: [KEEP_WASM_CODE],
    isolate: false,
    env,
    include,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
});

/** What also runs on the embedded engine: where the engines differ (tables, types, search, locks, one connection), and the main paths. */
const EMBEDDED = [
  'apps/api/**/{connect,migrate,generate-book}.test.ts',
  'apps/api/**/several-nodes.test.ts',
  'apps/api/**/auth/{login,session}.test.ts',
  'apps/api/**/payments/**/{payment-once,createPayment,company-payments,ledger}.test.ts',
  'apps/api/**/policies/{policies,corporate}.test.ts',
  'apps/api/**/content/content.test.ts',
  'apps/api/**/requests/requests.test.ts',
  'apps/api/**/profile/contacts.test.ts',
  'apps/api/**/uploads/claim-upload.test.ts',
  'apps/api/**/sandbox/sandbox.test.ts',
];

const projects: TestProjectConfiguration[] = [
  inZone(
    'unit',
    'UTC',
    [
      'packages/{rules,sdk,ui,conformance}/{src,build}/**/*.test.ts',
      'openapi/**/*.test.ts',
      'brands/*.test.ts',
      '.storybook/**/*.test.ts',
      'apps/docs/generate/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    ['tools/customers/**', 'tools/pages/samples.test.ts', ...HOOKS_AND_STORES, '**/node_modules/**'],
  ),
  ...ZONES.map((zone) => inZone(`rules in ${zone}`, zone, ['packages/rules/src/**/*.test.ts'])),
  ofApi('api', ['apps/api/{src,simulators}/**/*.test.ts', 'packages/conformance/testing/*.test.ts', ...WITHOUT_PAGE]),
  ofApi('api on the embedded engine', EMBEDDED, { TEST_DATABASE_URL: '' }),
  screens,
];

/** Storybook takes seconds to start, so load it only if stories will run. */
const chosen = process.argv.filter((word, at, all) => all[at - 1] === '--project' || word.startsWith('--project='));
if (chosen.length === 0 || chosen.some((name) => name.includes('stories') && !name.includes('!')))
  projects.push({
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: storyDependencies },
    test: {
      name: 'stories',
      isolate: false,
      // each story runs in two looks, unless the environment selects one; `stories:matrix` runs all combinations
      setupFiles: ['.storybook/story-tests.ts'],
      repeats: process.env.STORYBOOK_BRAND ? 0 : 1,
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      browser: {
        enabled: true,
        headless: true,
        // opening a page takes long on a slow machine
        connectTimeout: PATIENCE,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] },
        }),
        instances: [{ browser: 'chromium', name: 'stories', env: { STORYBOOK_VIOLATIONS_ONLY: 'yes' } }],
      },
    },
  });

export default defineConfig({ test: { projects, maxWorkers: WORKERS } });
