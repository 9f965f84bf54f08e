import { registerHooks } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { HOST } from './apps/portal/e2e/production/host.ts';
import { chromium } from './tools/chromium.ts';
import { ANY_WIDTH } from './tools/e2e/any-width.ts';

// Journeys take the packages from their sources, as everything in the workspace does: nothing has to be built first.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@lifedesk/source'] }),
});

/** A phone of the lower middle class, and a desk. Each journey runs on both, unless its width changes nothing. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** Pages live for seconds: their collector has no threads of its own, and room for what is young, which takes 6 % less of the processor. */
const COLLECTING = '--js-flags=--single-threaded-gc --max-semi-space-size=32';
const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', COLLECTING];
const executablePath = await chromium();

export default defineConfig({
  testDir: '.',
  // what goes through several services of an app, and next to each service the way through it
  testMatch: ['apps/*/e2e/**/*.spec.ts', 'packages/services/src/*/*.spec.ts'],
  globalSetup: './tools/testing/make-tables.ts',
  outputDir: 'node_modules/.cache/lifedesk/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // one more than there are cores: a journey waits for its page, its server and its database half of the time
  workers: availableParallelism() + 1,
  reporter: 'list',
  // a test that hangs ends, and one on a slow machine does not fail for that
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ARGUMENTS },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // recording every step costs a quarter of a run, for what only a failure needs: `--trace=on` shows one again step by step
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // first, since its tests share one worker: at the end the others would wait for it
    {
      name: 'production',
      testMatch: 'apps/portal/e2e/production/**/*.spec.ts',
      use: {
        ...PHONE,
        ignoreHTTPSErrors: true,
        // the production host name exists nowhere but in this browser
        launchOptions: { executablePath, args: [...ARGUMENTS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
      },
    },
    { name: 'phone', testIgnore: 'production/**', use: PHONE },
    { name: 'desk', testIgnore: 'production/**', grepInvert: new RegExp(ANY_WIDTH.tag), use: DESK },
  ],
});
