import { begin, COMPANY, decideAtGateway, downloadReceipt, expect, signedIn, test } from '@lifedesk/e2e';

/** Enough for two pages of what is due. */
test.use({ companyPolicies: 200 });

test.describe('a company of 5,000 policies', () => {
  test.use({ companyPolicies: 5_000 });

  test('chooses all that is due, is declined, and finds all of it chosen again', async ({
    page,
    sandbox,
    accessible,
  }) => {
    const { portal } = await signedIn({ page, sandbox }, COMPANY);
    await portal.link('companyDashboard_pay').click();
    await expect(portal.heading('payOnline_companyHeading')).toBeVisible();
    await portal.button('payOnline_companyAll').click();
    const bar = page.getByRole('region', { name: portal.text('payOnline_sumLabel') });
    await expect(bar.getByText(/^\d{3} /)).toBeVisible();
    const count = (await bar.getByText(/^\d{3} /).textContent()) ?? '';
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'decline');
    await expect(portal.heading('payment_declined')).toBeVisible();
    await accessible(page);
    await portal.link('payment_tryAgain').click();
    await expect(bar.getByText(count)).toBeVisible();
    await accessible(page);
  });
});

test.describe('a company', () => {
  test('pays for policies of two pages, though the gateway never calls back', async ({ page, sandbox, accessible }) => {
    const { portal, journey } = await begin({ page, sandbox, accessible }, 'pay-online', 'payOnline_menuName', COMPANY);
    const list = page.getByRole('region', { name: portal.text('payOnline_companyCaption') });
    const box = list.getByRole('checkbox', { name: /^\d{9}$/ }).first();
    const pay = portal.button('payment_pay');
    await box.waitFor();
    await journey.expectAt('payOnline_companyHeading');
    await journey.press(portal.button('payOnline_choose'));
    await expect(page.getByText(portal.text('payOnline_chooseOne'))).toBeVisible();
    await accessible(page);
    await journey.choose(box);
    await journey.button('payOnline_companyNext');
    await expect(page).toHaveURL(/page=2$/);
    await expect(box).not.toBeChecked();
    await journey.choose(box);
    await journey.choose(page.getByRole('checkbox', { name: portal.text('payOnline_companyOnlyChosen') }));
    const chosen = page.getByRole('region', { name: portal.text('payOnline_companyChosen') });
    await expect(chosen.getByRole('checkbox')).toHaveCount(2);
    await accessible(page);
    await sandbox.scenario('gateway silent');
    await journey.press(pay);
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(portal.heading('payment_paid')).toBeVisible();
    await downloadReceipt(portal);
    await journey.press(portal.link('app_toDashboard'));
    await portal.seesDashboard();
  });
});
