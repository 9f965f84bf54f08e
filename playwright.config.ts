import { registerHooks } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { HOST } from './apps/portal/e2e/production/host.ts';
import { chromium } from './tools/chromium.ts';
import { ANY_WIDTH } from './tools/e2e/any-width.ts';
import { cameraFilm } from './tools/e2e/camera-film.ts';

// Journeys import packages from source, like everything in the workspace, so nothing needs to be built first.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@lifedesk/source'] }),
});

/** A cheap phone and a desktop. Each journey runs on both, unless its width makes no difference. */
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** Pages live for seconds: a single-threaded collector with a large young generation takes 6 % less processor time. */
const GC_FLAGS = '--js-flags=--single-threaded-gc --max-semi-space-size=32';
/** A made-up camera, which every page may use. */
const CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFilm()}`,
];
const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', GC_FLAGS, ...CAMERA];
const executablePath = await chromium();

export default defineConfig({
  testDir: '.',
  // journeys through several services are in the apps, the journey of one service is in its folder
  testMatch: ['apps/*/e2e/**/*.spec.ts', 'packages/services/src/*/*.spec.ts'],
  globalSetup: './tools/testing/make-tables.ts',
  outputDir: 'node_modules/.cache/lifedesk/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  reporter: 'list',
  // long enough for a slow machine, short enough to end a test that hangs
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ARGUMENTS },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // recording every step makes a run a quarter longer; record a failed journey again with `--trace=on`
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // first, because its tests share one worker and would otherwise run alone at the end
    {
      name: 'production',
      testMatch: 'apps/portal/e2e/production/**/*.spec.ts',
      use: {
        ...PHONE,
        ignoreHTTPSErrors: true,
        // the production host name exists only in this browser
        launchOptions: { executablePath, args: [...ARGUMENTS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
      },
    },
    { name: 'phone', testIgnore: 'production/**', use: PHONE },
    { name: 'desk', testIgnore: 'production/**', grepInvert: new RegExp(ANY_WIDTH.tag), use: DESK },
  ],
});
