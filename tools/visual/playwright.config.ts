import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

/**
 * What two pictures of one story may differ in: the smoothing of edges, which the comparison leaves out by itself, and a
 * colour less than the eye sees.
 */
export const TOLERANCE = { threshold: 0.02, maxDiffPixels: 12 };

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  outputDir: '../../node_modules/.cache/lifedesk/visual',
  fullyParallel: true,
  forbidOnly: true,
  // one more than there are cores: whoever waits for the page to settle leaves room for another
  workers: availableParallelism() + 1,
  reporter: 'list',
  timeout: 300_000,
  // a picture that is not there yet is taken by `pnpm visual:accept` alone, so that a test never accepts what it sees
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
