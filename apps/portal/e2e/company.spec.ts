import {
  clientIdText,
  decideAtGateway,
  downloadReceipt,
  expect,
  Journey,
  Portal,
  type Sandbox,
  test,
} from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

/*
 * What a company does in the portal: on a desk in English and on a phone in Hindi, with axe on every screen.
 */

const COMPANY = /5,000 policies/;

/** Enough for two pages of what is due. */
test.use({ companyPolicies: 200 });

/** A company on its dashboard. */
async function signedIn(page: Page, sandbox: Sandbox) {
  const company = await sandbox.personWhose(COMPANY);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs/corporate-login');
  await portal.field('corporateLogin_field').fill(company.clientId);
  await portal.button('login_sendOtp').click();
  await expect(portal.heading('otp_heading')).toBeVisible();
  await portal.giveOtp(await sandbox.otp(company.mobile));
  await portal.seesDashboard();
  return { company, portal };
}

test.describe('a company of 5,000 policies', () => {
  test.use({ companyPolicies: 5_000 });

  test('signs in with its client id, finds one of them, takes a document, and signs out', async ({
    page,
    sandbox,
    accessible,
  }) => {
    const company = await sandbox.personWhose(COMPANY);
    const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
    await portal.open('/cs');
    await portal.link('login_company').click();
    await expect(portal.heading('corporateLogin_heading')).toBeVisible();
    await accessible(page);
    await portal.button('login_sendOtp').click();
    await expect(page.getByText(clientIdText('empty', portal.locale)).first()).toBeVisible();
    await portal.field('corporateLogin_field').fill(company.clientId);
    await portal.button('login_sendOtp').click();
    await expect(portal.heading('otp_heading')).toBeVisible();
    await accessible(page);
    await portal.giveOtp(await sandbox.otp(company.mobile));
    await portal.seesDashboard();
    await page.getByText(portal.text('companyDashboard_position', { from: '1', to: '20', total: '5,000' })).waitFor();
    await accessible(page);

    await portal.button('companyDashboard_next').click();
    await page.getByText(portal.text('companyDashboard_position', { from: '21', to: '40', total: '5,000' })).waitFor();
    await page.reload();
    await page.getByText(portal.text('companyDashboard_position', { from: '21', to: '40', total: '5,000' })).waitFor();

    const finder = page.getByRole('combobox', { name: portal.text('companyDashboard_find') });
    await finder.fill('zzzz');
    await expect(page.getByText(portal.text('findPolicy_nothing')).first()).toBeVisible();
    await finder.fill('lapsed');
    await expect(page.getByRole('option')).toHaveCount(20);
    await accessible(page);
    await finder.fill('600004321');
    await expect(page.getByRole('option')).toHaveCount(1);
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

  test('chooses all that is due, is declined, and finds all of it chosen again', async ({
    page,
    sandbox,
    accessible,
  }) => {
    const { portal } = await signedIn(page, sandbox);
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
  test('changes its date of incorporation', async ({ page, sandbox, accessible }) => {
    const { portal } = await signedIn(page, sandbox);
    const journey = await Journey.open(
      portal,
      'date-of-incorporation',
      portal.text('dateOfIncorporation_menuName'),
      accessible,
    );
    await journey.isAt('dateOfIncorporation_heading');
    await journey.field('date_day', '31');
    await journey.field('date_month', '12');
    await journey.field('date_year', '2099');
    await journey.button('journey_continue');
    await expect(page.getByText(portal.text('dateOfIncorporation_tooLate')).first()).toBeVisible();
    await accessible(page);
    await journey.field('date_year', '1986');
    await journey.button('journey_continue');
    await journey.isAt('dateOfIncorporation_workType');
    await journey.button('dateOfIncorporation_send');
    await journey.endsWithTicket('dateOfIncorporation_done');
    await journey.press(portal.link('app_toDashboard'));
    await portal.seesDashboard();
    await expect(page.getByText('31/12/1986')).toBeVisible();
  });

  test('declares its tax residence', async ({ page, sandbox, accessible }) => {
    const { portal } = await signedIn(page, sandbox);
    const journey = await Journey.open(
      portal,
      'update-nationality',
      portal.text('updateNationality_menuName'),
      accessible,
    );
    const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
    await journey.isAt('updateNationality_companyHeading');
    for (const id of ['incorporated', 'managed']) await journey.pick(list(`updateNationality_${id}`), 'IN');
    await journey.button('journey_continue');
    await expect(page.getByRole('link', { name: portal.text('updateNationality_taxCountryMissing') })).toBeVisible();
    await journey.pick(list('updateNationality_taxCountry'), 'IN');
    await journey.button('journey_continue');
    await journey.isAt('updateNationality_workType');
    await journey.choose(page.getByRole('checkbox'));
    await journey.button('updateNationality_send');
    await journey.endsWithTicket('updateNationality_done');
    await journey.press(portal.link('app_toDashboard'));
    await portal.seesDashboard();
  });

  for (const [kind, value, sentTo, shown] of [
    ['Mobile', '98123 00071', '+919812300071', '*** **0 0071'],
    ['Email', 'accounts@example.net', 'accounts@example.net', 'acc**nts@example.net'],
  ] as const)
    test(`changes its ${kind.toLowerCase()}`, async ({ page, sandbox, accessible }) => {
      const { company, portal } = await signedIn(page, sandbox);
      const of = (name: string) => `update${kind}_${name}`;
      const journey = await Journey.open(
        portal,
        `update-${kind.toLowerCase()}`,
        portal.text(of('menuName')),
        accessible,
      );
      await journey.isAt(of('companyHeading'));
      await journey.field(of('label'), kind === 'Mobile' ? company.mobile : company.email);
      await journey.field(of('again'), kind === 'Mobile' ? company.mobile : company.email);
      await journey.button('journey_continue');
      // registered already: said at the field, in the server's words
      await expect(portal.field(of('label'))).toHaveAttribute('aria-invalid', 'true');
      await accessible(page);
      await journey.field(of('label'), value);
      await journey.field(of('again'), value);
      await journey.button('journey_continue');
      await journey.isAt(of('workType'));
      await journey.button('confirm_sendCode');
      await journey.isAt('changeContact_presentHeading');
      await journey.field('otp_label', await sandbox.otp(company.mobile));
      await journey.button('journey_continue');
      await journey.isAt(of('newHeading'));
      await journey.field('otp_label', await sandbox.otp(sentTo));
      await journey.button('confirm_action');
      const ticket = await journey.endsWithTicket(of('companyDone'));
      await expect
        .poll(async () => (await sandbox.outbox(company.email)).some(({ text }) => text.includes(ticket)))
        .toBe(true);
      await journey.press(portal.link('app_toDashboard'));
      await portal.seesDashboard();
      await expect(page.getByText(shown)).toBeVisible();
      await accessible(page);
    });

  test('pays for policies of two pages, though the gateway never calls back', async ({ page, sandbox, accessible }) => {
    const { portal } = await signedIn(page, sandbox);
    const journey = await Journey.open(portal, 'pay-online', portal.text('payOnline_menuName'), accessible);
    const list = page.getByRole('region', { name: portal.text('payOnline_companyCaption') });
    const box = list.getByRole('checkbox', { name: /^\d{9}$/ }).first();
    const pay = portal.button('payment_pay');
    await box.waitFor();
    await journey.isAt('payOnline_companyHeading');
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
