import { COMPANY, expect, Portal, signedIn, test } from '@lifedesk/e2e';

test('the bar at the foot of a phone leads to paying and opens the services; a desk has the menu instead', async ({
  page,
  sandbox,
}) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  const bar = page.getByRole('navigation', { name: portal.text('menu_bar') });
  if ((page.viewportSize()?.width ?? 0) >= 768) return expect(bar).toBeHidden();
  await bar.getByRole('button', { name: portal.text('menu_barServices') }).tap();
  await expect(page.getByRole('dialog', { name: portal.text('menu_label') })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: portal.text('menu_barPay') }).tap();
  await expect(page).toHaveURL(/\/cs\/pay-online$/);
  await expect(bar.getByRole('link', { name: portal.text('menu_barPay') })).toHaveAttribute('aria-current', 'page');
});

test.describe('a company of 5,000 policies', () => {
  test.use({ companyPolicies: 5_000 });

  test('finds one of them, takes a document, and signs out', async ({ page, sandbox, accessible }) => {
    const { person: company, portal } = await signedIn({ page, sandbox }, COMPANY);
    await portal.seesDashboard();
    await page.getByText(portal.text('companyDashboard_position', { from: '1', to: '20', total: '5,000' })).waitFor();
    await accessible(page);

    await portal.button('companyDashboard_next').click();
    await page.getByText(portal.text('companyDashboard_position', { from: '21', to: '40', total: '5,000' })).waitFor();
    await page.reload();
    await page.getByText(portal.text('companyDashboard_position', { from: '21', to: '40', total: '5,000' })).waitFor();

    const finder = page.getByRole('combobox', { name: portal.text('companyDashboard_find') });
    // the list of pages has options, too
    const found = page.getByRole('listbox').getByRole('option');
    await finder.fill('zzzz');
    await expect(page.getByText(portal.text('findPolicy_nothing')).first()).toBeVisible();
    await finder.fill('lapsed');
    await expect(found).toHaveCount(20);
    await accessible(page);
    await finder.fill('600004321');
    await expect(found).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cs\/policy-details\?id=NjAwMDA0MzIx$/);
    await expect(page.getByRole('heading', { name: portal.text('policyDetails_nominees') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await accessible(page);

    await portal.link('policyDetails_allDocuments').click();
    const download = page
      .getByRole('button', { name: new RegExp(`^${portal.text('downloadCenter_download')} `) })
      .first();
    await download.waitFor();
    await accessible(page);
    const saved = page.waitForEvent('download');
    await download.click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

    await portal.signOut();
    await accessible(page);
    await portal.link('logout_again').click();
    await expect(portal.heading('corporateLogin_heading')).toBeVisible();
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    for (const secret of [company.clientId, company.mobile, company.email, company.name])
      expect(left).not.toContain(secret);
  });
});
