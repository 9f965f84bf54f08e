import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Portal } from './portal.ts';

/** Downloads the receipt of a received payment, and checks that it is a PDF. */
export async function downloadReceipt(portal: Portal): Promise<void> {
  const download = portal.page.waitForEvent('download');
  await portal.button('payment_downloadReceipt').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeGreaterThan(5_000);
}
