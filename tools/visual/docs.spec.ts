import { expect, test } from '@playwright/test';
import { openDocs } from './storybook.ts';

// their samples take the focus when they appear
for (const id of ['components-dialog', 'components-errorsummary', 'screens-otpscreen'])
  test(`the documentation page ${id} opens at its top`, async ({ context }) => {
    const page = await openDocs(context, `${id}--docs`);
    await page.waitForFunction(() => document.activeElement !== document.body);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
