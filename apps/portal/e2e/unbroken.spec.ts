import { expect, LOCALES, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

/** Dates, amounts and numbers of requests and receipts that are on two lines. */
const findBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = /\d{2}\/\d{2}\/\d{4}|₹[\d,.]+|RC-\d{4}-\d+|SR\d{10}/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: words, index } of (node.textContent ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${words} in "${node.textContent}"`);
      }
    }
    return found;
  });

const PAGES = [
  'dashboard',
  'pay-online',
  'download-center',
  'track-service-requests',
  'surrender-enquiry',
  'compare',
  'payout-history',
  'e-loan',
];

for (const locale of LOCALES)
  test(`dates, amounts and references stay on their line in ${locale}`, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
    const found: Record<string, string[]> = {};
    for (const name of PAGES) {
      await page.goto(`/cs/${name}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const here = await findBroken(page);
      if (here.length > 0) found[name] = here;
    }
    expect(found).toEqual({});
  });
