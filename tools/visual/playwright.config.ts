import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium, isPinned } from '../chromium.ts';

/**
 * How two screenshots of a story may differ: the smoothing of edges, which the comparison ignores anyway, and a
 * colour difference that the eye does not see.
 */
export const TOLERANCE = { threshold: 0.02, maxDiffPixels: 12 };

if (!(await isPinned()))
  throw new Error("The accepted screenshots were taken with the lockfile's Chromium, which this machine cannot run.");

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  outputDir: '../../node_modules/.cache/lifedesk/visual',
  fullyParallel: true,
  forbidOnly: true,
  // one more worker than cores, because workers wait for the page to settle
  workers: availableParallelism() + 1,
  reporter: 'list',
  timeout: 300_000,
  // only `pnpm visual:accept` takes new screenshots, so that a test never accepts what it sees
  updateSnapshots: 'none',
  expect: { timeout: 30_000, toHaveScreenshot: { ...TOLERANCE, animations: 'disabled', caret: 'hide', scale: 'css' } },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await chromium(),
      args: ['--no-sandbox', '--disable-quic', '--font-render-hinting=none', '--disable-lcd-text'],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
