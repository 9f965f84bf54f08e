import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyDependencies } from './.storybook/vitest-deps.ts';
import { chromium } from './tools/chromium.ts';

const SOURCE = '@lifedesk/source';
const server = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };
const client = { conditions: [SOURCE, ...defaultClientConditions] };

/** In ms. A test that hangs ends, and one on a slow machine does not fail for that. */
const PATIENCE = 300_000;

/** What is asked of the calendar must not depend on where the computer stands: the rules run in each of these as well as in UTC. */
const ZONES = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'];

const inZone = (name: string, zone: string, include: string[]): TestProjectConfiguration => ({
  ssr: server,
  test: { name, environment: 'node', pool: 'forks', isolate: false, env: { TZ: zone }, include, testTimeout: PATIENCE },
});

/** An app or a package of screens in jsdom, before the real API in the same process. */
const inPage = (name: string, folder: string): TestProjectConfiguration => ({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: client,
  ssr: server,
  test: {
    name,
    environment: 'jsdom',
    pool: 'forks',
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    setupFiles: ['apps/portal/src/test-setup.ts'],
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
});

const projects: TestProjectConfiguration[] = [
  inZone('unit', 'UTC', [
    'packages/{rules,sdk,ui}/{src,build}/**/*.test.ts',
    'openapi/**/*.test.ts',
    '.storybook/**/*.test.ts',
    'tools/**/*.test.ts',
    'bench/**/*.test.ts',
  ]),
  ...ZONES.map((zone) => inZone(`rules in ${zone}`, zone, ['packages/rules/src/**/*.test.ts'])),
  {
    ssr: server,
    test: {
      name: 'api',
      environment: 'node',
      pool: 'forks',
      include: ['apps/api/{src,simulators}/**/*.test.ts'],
      isolate: false,
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
    },
  },
  inPage('journey', 'packages/journey'),
  inPage('services', 'packages/services'),
  inPage('portal', 'apps/portal'),
  inPage('branch-desk', 'apps/branch-desk'),
];

/** Every story is shown twice: as the system has it, and in the other brand, dark, in Hindi. `stories:matrix` shows all combinations. */
const LOOKS = {
  first: {},
  second: { STORYBOOK_BRAND: 'sarovar', STORYBOOK_SCHEME: 'dark', STORYBOOK_LANGUAGE: 'hi' },
};
const looks = process.env.STORYBOOK_BRAND ? { chosen: {} } : LOOKS;

/** Storybook takes seconds to get ready: only where its stories are asked for. */
const chosen = process.argv.filter((word, at, all) => all[at - 1] === '--project' || word.startsWith('--project='));
if (chosen.length === 0 || chosen.some((name) => name.includes('stories')))
  projects.push({
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: storyDependencies },
    test: {
      name: 'stories',
      isolate: false,
      testTimeout: PATIENCE,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] },
        }),
        instances: Object.entries(looks).map(([look, env]) => ({ browser: 'chromium', name: `stories ${look}`, env })),
      },
    },
  });

export default defineConfig({ test: { projects, maxWorkers: 2 } });
