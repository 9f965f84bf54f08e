import { begin, expect, test } from '@lifedesk/e2e';

test('payouts show their parts, their way and what to do', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'payout-history',
    'payoutHistory_menuName',
    /One payout came late/,
  );
  await journey.isAt('payoutHistory_heading');
  await expect(page.getByText(portal.text('payoutHistory_returnedTitle'))).toBeVisible();
  await expect(page.getByText(portal.text('payoutHistory_interest')).first()).toBeVisible();
  await accessible(page);
  const saving = page.waitForEvent('download');
  await journey.press(page.getByRole('button', { name: portal.pattern('payoutHistory_certificateOf') }).first());
  expect((await saving).suggestedFilename()).toMatch(/^payout-.+\.pdf$/);
});
