import { readFile } from 'node:fs/promises';
import { ANY_WIDTH, begin, changeAccount, expect, signedIn, test } from '@lifedesk/e2e';

test('payouts show their parts, their stages and what to do', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'payout-history',
    'payoutHistory_menuName',
    /One payout came late/,
  );
  await journey.expectAt('payoutHistory_heading');
  await expect(page.getByText(portal.text('payoutHistory_returnedTitle'))).toBeVisible();
  await expect(page.getByText(portal.text('payoutHistory_interest')).first()).toBeVisible();
  await accessible(page);
  const saving = page.waitForEvent('download');
  await journey.press(page.getByRole('button', { name: portal.pattern('payoutHistory_certificateOf') }).first());
  expect((await saving).suggestedFilename()).toMatch(/^payout-.+\.pdf$/);
});

test(
  'a payout after its promised day earns interest, which the history and the certificate show',
  ANY_WIDTH,
  async ({ page, sandbox, accessible }) => {
    // the present account sent a payout back
    await changeAccount({ page, sandbox, accessible }, /One payout came late/);
    const open = async () => {
      const { portal } = await signedIn({ page, sandbox }, /One payout came late/, '/cs/payout-history');
      await expect(portal.heading('payoutHistory_heading')).toBeVisible();
      return portal;
    };
    /** The interest of the newest payout, as displayed. */
    const interest = async (name: string): Promise<string> => {
      const newest = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first();
      const term = newest.getByRole('term').filter({ hasText: name });
      return (await term.locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
    };
    const paise = (text: string) => Number(text.replaceAll(/\D/g, ''));

    // due on its first day, and held for two more
    await sandbox.advance('P1D');
    const held = await open();
    const atFirst = await interest(held.text('payoutHistory_interest'));
    expect(paise(atFirst)).toBeGreaterThan(0);

    await sandbox.advance('P9D');
    await sandbox.advance('PT1H');
    // held once more, because the account changed after the first message about the hold
    await sandbox.advance('P4D');
    await sandbox.advance('PT1H');
    const paid = await open();
    const added = await interest(paid.text('payoutHistory_interest'));
    expect(paise(added)).toBeGreaterThan(9 * paise(atFirst));

    const saving = page.waitForEvent('download');
    await page
      .getByRole('button', { name: paid.pattern('payoutHistory_certificateOf') })
      .first()
      .click();
    const certificate = await readFile(await (await saving).path());
    await page.goto('/cs/verify');
    const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: certificate };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(paid.text('verify_genuine'))).toBeVisible();
    await expect(page.getByText(paid.text('verify_partPenalInterest'))).toBeVisible();
    await expect(page.getByText(added).first()).toBeVisible();
  },
);
