import { begin, COMPANY, confirm, expect, Portal, picture, test } from '@lifedesk/e2e';

test('update-nationality, and the dashboard no longer asks for it', async ({ page, sandbox, accessible }) => {
  const given = { page, sandbox, accessible };
  const { person, portal, journey } = await begin(
    given,
    'update-nationality',
    'updateNationality_menuName',
    /Lives in Dubai/,
  );
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.expectAt('updateNationality_heading');
  await expect(page.getByRole('radio', { name: portal.text('updateNationality_nri') })).toBeChecked();
  await journey.pick(list('updateNationality_residence'), 'AE');
  await journey.pick(list('updateNationality_birth'), 'IN');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('updateNationality_taxCountryMissing') })).toBeVisible();
  await journey.pick(list('updateNationality_taxCountry'), 'GB');
  await journey.button('journey_continue');
  await journey.expectAt('updateNationality_taxHeading');
  await journey.chooseSecond(page.getByRole('radio'));
  await expect(page.getByRole('radio', { name: portal.text('updateNationality_no') })).toBeChecked();
  await journey.pick(list('updateNationality_otherProof'), { index: 1 });
  await journey.field('updateNationality_documentNumber', '1234567890');
  await journey.pick(list('updateNationality_addressType'), 'residential');
  await journey.button('journey_continue');
  await journey.expectAt('updateNationality_passportHeading');
  await journey.field('updateNationality_passportNumber', 'Z1234567');
  await journey.pick(list('updateNationality_passportCountry'), 'IN');
  await journey.pick(list('updateNationality_visa'), 'employment');
  const until = page.getByRole('group', { name: portal.text('updateNationality_visaDate') }).getByRole('textbox');
  for (const [at, part] of ['30', '6', '2099'].entries()) await journey.fill(until.nth(at), part);
  await journey.button('journey_continue');
  await journey.expectAt('updateNationality_proofHeading');
  const received = page.getByText(portal.text('upload_done'));
  for (const [at, field] of ['passport', 'otherTaxProof'].entries()) {
    await journey.chooseFile(page.locator(`#field-${field}`), picture);
    await expect(received).toHaveCount(at + 1);
  }
  await journey.button('journey_continue');
  await journey.expectAt('updateNationality_workType');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'updateNationality_confirm');
  const ticket = await journey.endsWithTicket('updateNationality_done');
  await journey.press(portal.link('app_toDashboard'));
  await portal.seesDashboard();
  await expect(portal.link('attention_nationality')).toHaveCount(0);
  await page.goBack();
  await journey.follow(ticket);
});

test('update-nationality in a payments-only session', async ({ page, sandbox, accessible }) => {
  const isPhone = test.info().project.name === 'phone';
  const person = await sandbox.personWhose(/Lives in Dubai/);
  const portal = Portal.inSandbox(page, sandbox, isPhone ? 'hi' : 'en');
  const touch = (control: ReturnType<Portal['link']>) => (isPhone ? control.tap() : control.click());
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await portal.open('/cs/pay-online');
  await portal.field('payment_field').fill(person.policyNumbers[0] ?? '');
  await touch(portal.button('payOnline_seeDues'));
  await touch(portal.link('payOnline_nationality'));
  await expect(page).toHaveURL(/\/cs\/update-nationality$/);
  await expect(page.getByText(portal.text('updateNationality_unconfirmed'))).toBeVisible();
  await accessible(page);
  await touch(page.getByRole('radio', { name: portal.text('updateNationality_nri') }));
  await list('updateNationality_residence').selectOption('AE');
  await list('updateNationality_birth').selectOption('IN');
  await list('updateNationality_taxCountry').selectOption('AE');
  await touch(portal.button('journey_continue'));
  await expect(portal.heading('updateNationality_taxHeading')).toBeVisible();
  await accessible(page);
  await list('updateNationality_addressType').selectOption('residential');
  await touch(portal.button('journey_continue'));
  await expect(portal.heading('updateNationality_passportHeading')).toBeVisible();
  await portal.field('updateNationality_passportNumber').fill('Z1234567');
  await list('updateNationality_passportCountry').selectOption('IN');
  await touch(portal.button('journey_continue'));
  await expect(portal.heading('updateNationality_workType')).toBeVisible();
  await accessible(page);
  await page.goBack();
  await expect(portal.heading('updateNationality_passportHeading')).toBeVisible();
  await touch(portal.button('journey_continue'));
  await expect(portal.heading('updateNationality_workType')).toBeVisible();
  await touch(page.getByRole('checkbox'));
  await touch(portal.button('updateNationality_send'));
  await expect(portal.heading('updateNationality_received')).toBeVisible();
  await accessible(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Z1234567');
  await touch(portal.link('payOnline_toDues'));
  await expect(page).toHaveURL(/\/cs\/pay-online$/);
});

test.describe('a company', () => {
  test('declares its tax residence', async ({ page, sandbox, accessible }) => {
    const { portal, journey } = await begin(
      { page, sandbox, accessible },
      'update-nationality',
      'updateNationality_menuName',
      COMPANY,
    );
    const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
    await journey.expectAt('updateNationality_companyHeading');
    for (const id of ['incorporated', 'managed']) await journey.pick(list(`updateNationality_${id}`), 'IN');
    await journey.button('journey_continue');
    await expect(page.getByRole('link', { name: portal.text('updateNationality_taxCountryMissing') })).toBeVisible();
    await journey.pick(list('updateNationality_taxCountry'), 'IN');
    await journey.button('journey_continue');
    await journey.expectAt('updateNationality_workType');
    await journey.choose(page.getByRole('checkbox'));
    await journey.button('updateNationality_send');
    await journey.endsWithTicket('updateNationality_done');
    await journey.press(portal.link('app_toDashboard'));
    await portal.seesDashboard();
  });
});
