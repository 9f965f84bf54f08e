import { begin, expect, test } from '@lifedesk/e2e';

test('register-auto-debit, at the bank and in the list', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'register-auto-debit',
    'registerAutoDebit_menuName',
  );
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('registerAutoDebit_railHeading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('registerAutoDebit_railMissing') })).toBeVisible();
  await journey.chooseLast(page.getByRole('radio'));
  await journey.button('journey_continue');
  await journey.expectAt('registerAutoDebit_termsHeading');
  const most = page.getByRole('textbox', { name: portal.pattern('registerAutoDebit_ceiling') });
  await journey.fill(most, '1');
  await journey.button('journey_continue');
  await expect(most).toHaveAttribute('aria-invalid', 'true');
  await journey.expectAt('registerAutoDebit_termsHeading');
  await journey.fill(most, '30000');
  await journey.button('journey_continue');
  await journey.expectAt('registerAutoDebit_reviewHeading');
  await journey.button('registerAutoDebit_toBank');
  // the bank's page is another party's and in English
  await expect(page.getByRole('heading', { name: 'Approve this auto-debit' })).toBeVisible();
  await page.locator('button[value="approve"]').click();
  await journey.expectAt('registerAutoDebit_done');
  await journey.press(portal.link('registerAutoDebit_toHub'));
  await journey.expectAt('autoDebit_heading');
  await expect(page.getByText(portal.text('mandate_active'), { exact: true })).toBeVisible();
});
