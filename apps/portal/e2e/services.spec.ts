import type { Locator } from '@playwright/test';
import { Journey } from './support/journey.ts';
import { Portal } from './support/portal.ts';
import { begin, confirm, type Given, signedIn } from './support/service-journey.ts';
import { expect, test } from './support/test.ts';

/*
 * Each service from the dashboard to its ticket and to where the request is followed, axe on every step: in English at a desk
 * with the keyboard alone, in Hindi on a phone by touch.
 */

const contact = async (given: Given, kind: 'Mobile' | 'Email', value: string, sentTo: string) => {
  const id = `update-${kind.toLowerCase()}`;
  const { person, journey } = await begin(given, id, `update${kind}_menuName`);
  await journey.isAt(`update${kind}_heading`);
  await journey.field(`update${kind}_label`, value);
  await journey.field(`update${kind}_again`, value);
  await journey.button('journey_continue');
  await journey.isAt(`update${kind}_workType`);
  await journey.button('changeContact_sendCode');
  await journey.isAt('changeContact_presentHeading');
  await confirm(given.sandbox, journey, person.mobile, 'journey_continue');
  await journey.isAt(`update${kind}_newHeading`);
  await confirm(given.sandbox, journey, sentTo, 'changeContact_confirm');
  await journey.follow(await journey.endsWithTicket(`update${kind}_done`));
};

test('update-mobile', async ({ page, sandbox, accessible }) => {
  await contact({ page, sandbox, accessible }, 'Mobile', '98123 00045', '+919812300045');
});

test('update-email', async ({ page, sandbox, accessible }) => {
  await contact({ page, sandbox, accessible }, 'Email', 'asha.k@example.net', 'asha.k@example.net');
});

test('update-pan', async ({ page, sandbox, accessible }) => {
  const { person, journey } = await begin({ page, sandbox, accessible }, 'update-pan', 'updatePan_menuName');
  await journey.isAt('updatePan_heading');
  await journey.field('updatePan_label', 'ABCPK1234L');
  await journey.button('journey_continue');
  await journey.isAt('updatePan_workType');
  await journey.button('changeContact_sendCode');
  await journey.isAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'changeContact_confirm');
  await journey.follow(await journey.endsWithTicket('updatePan_done'));
});

/** A picture of one point: enough of a proof for the sandbox. */
const picture = {
  name: 'bill.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('update-address', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'update-address', 'updateAddress_menuName');
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.isAt('updateAddress_whichHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.isAt('updateAddress_heading');
  await journey.field('address_line1', '14, Sagar Darshan');
  await journey.pick(list('address_state'), 'Maharashtra');
  await expect(page.getByRole('option', { name: 'Mumbai', exact: true })).toBeAttached();
  await journey.pick(list('address_city'), 'Mumbai');
  await journey.field('address_pin', '400001');
  await journey.button('journey_continue');
  await journey.isAt('updateAddress_proofHeading');
  await journey.pick(list('updateAddress_proofKind'), 'utility-bill');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText(portal.text('upload_done'))).toBeVisible();
  await journey.button('journey_continue');
  await journey.isAt('updateAddress_workType');
  await journey.button('updateAddress_send');
  await journey.follow(await journey.endsWithTicket('updateAddress_done'));
});

test('neft-details, with a proof because the names differ', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'neft-details',
    'neftDetails_menuName',
  );
  await journey.isAt('neftDetails_whichHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.isAt('neftDetails_heading');
  await journey.field('neftDetails_ifsc', 'SBIN0000300');
  await journey.field('neftDetails_holder', 'Asha Kulkarni');
  await journey.field('neftDetails_number', '30211459999');
  await journey.field('neftDetails_again', '30211459999');
  await journey.choose(page.getByRole('radio', { name: portal.text('neftDetails_savings') }));
  await journey.button('journey_continue');
  await journey.isAt('neftDetails_proofHeading');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText(portal.text('upload_done'))).toBeVisible();
  await journey.button('journey_continue');
  await journey.isAt('neftDetails_workType');
  await journey.button('changeContact_sendCode');
  await journey.isAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'changeContact_confirm');
  await journey.follow(await journey.endsWithTicket('neftDetails_pending'));
});

test('update-nominee', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'update-nominee',
    'updateNominee_menuName',
  );
  const [present, minor] = ['Mr Sameer Kulkarni', 'Ms Ira Kulkarni'];
  const born = async (id: string, ...typed: readonly string[]) => {
    const parts = page.getByRole('group', { name: portal.text(id), exact: true }).getByRole('textbox');
    for (const [at, part] of typed.entries()) await journey.fill(parts.nth(at), part);
  };
  const list = (name: string) => page.getByRole('combobox', { name });
  await journey.isAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.isAt('updateNominee_heading');
  await journey.press(page.getByRole('button', { name: portal.text('updateNominee_remove', { name: present }) }));
  await journey.fill(portal.field('updateNominee_share'), '25');
  await born('updateNominee_appointeeBorn', '6', '8', '1982');
  await journey.pick(list(portal.text('updateNominee_appointeeRelationship', { name: minor })), 'Father');
  await journey.button('updateNominee_addNew');
  await expect(portal.field('updateNominee_name').last()).toBeFocused();
  await journey.fill(portal.field('updateNominee_name').last(), 'Dev Kulkarni');
  await born('updateNominee_born', '31', '1', '1990');
  await journey.pick(list(portal.text('updateNominee_relationship')).last(), 'Brother');
  await journey.fill(portal.field('updateNominee_share').last(), '74');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('updateNominee_sumWrong') })).toBeVisible();
  await journey.isAt('updateNominee_heading');
  await journey.fill(portal.field('updateNominee_share').last(), '75');
  await journey.button('journey_continue');
  await journey.isAt('updateNominee_workType');
  await journey.button('changeContact_sendCode');
  await journey.isAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'changeContact_confirm');
  await journey.follow(await journey.endsWithTicket('updateNominee_done'));
});

test('update-nationality, and the dashboard misses it no more', async ({ page, sandbox, accessible }) => {
  const given = { page, sandbox, accessible };
  const { person, portal, journey } = await begin(
    given,
    'update-nationality',
    'updateNationality_menuName',
    /Lives in Dubai/,
  );
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.isAt('updateNationality_heading');
  await expect(page.getByRole('radio', { name: portal.text('updateNationality_nri') })).toBeChecked();
  await journey.pick(list('updateNationality_residence'), 'AE');
  await journey.pick(list('updateNationality_birth'), 'IN');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('updateNationality_taxCountryMissing') })).toBeVisible();
  await journey.pick(list('updateNationality_taxCountry'), 'GB');
  await journey.button('journey_continue');
  await journey.isAt('updateNationality_taxHeading');
  await journey.chooseSecond(page.getByRole('radio'));
  await expect(page.getByRole('radio', { name: portal.text('updateNationality_no') })).toBeChecked();
  await journey.pick(list('updateNationality_otherProof'), { index: 1 });
  await journey.field('updateNationality_documentNumber', '1234567890');
  await journey.pick(list('updateNationality_addressType'), 'residential');
  await journey.button('journey_continue');
  await journey.isAt('updateNationality_passportHeading');
  await journey.field('updateNationality_passportNumber', 'Z1234567');
  await journey.pick(list('updateNationality_passportCountry'), 'IN');
  await journey.pick(list('updateNationality_visa'), 'employment');
  const until = page.getByRole('group', { name: portal.text('updateNationality_visaDate') }).getByRole('textbox');
  for (const [at, part] of ['30', '6', '2099'].entries()) await journey.fill(until.nth(at), part);
  await journey.button('journey_continue');
  await journey.isAt('updateNationality_proofHeading');
  const received = page.getByText(portal.text('upload_done'));
  for (const [at, field] of ['passport', 'otherTaxProof'].entries()) {
    await page.locator(`#field-${field}`).setInputFiles(picture);
    await expect(received).toHaveCount(at + 1);
  }
  await journey.button('journey_continue');
  await journey.isAt('updateNationality_workType');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('updateNationality_sendCode');
  await journey.isAt('otp_heading');
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
  const touch = (control: Locator) => (isPhone ? control.tap() : control.click());
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await portal.open('/cs/pay-online');
  await portal.field('payOnline_field').fill(person.policyNumbers[0] ?? '');
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

test('cheque-pickup', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'cheque-pickup', 'chequePickup_menuName');
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.isAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.isAt('chequePickup_heading');
  await journey.pick(list('chequePickup_day'), { index: 1 });
  await journey.pick(list('chequePickup_slot'), '15:00');
  await journey.button('journey_continue');
  await journey.isAt('chequePickup_whereHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.field('chequePickup_mobile', '98123 00045');
  await journey.button('journey_continue');
  await journey.isAt('chequePickup_reviewHeading');
  await journey.button('chequePickup_send');
  await journey.follow(await journey.endsWithTicket('chequePickup_done'));
});

test('raise-complaint, and a question about it in track-service-requests', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'raise-complaint', 'raiseComplaint_menuName');
  await journey.isAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.isAt('raiseComplaint_heading');
  await journey.pick(page.getByRole('combobox', { name: portal.text('raiseComplaint_category') }), 'service-delay');
  await journey.field('raiseComplaint_description', 'I asked for the bonus statement three weeks ago.');
  await journey.button('journey_continue');
  await journey.isAt('raiseComplaint_reviewHeading');
  await journey.button('raiseComplaint_send');
  await journey.follow(await journey.endsWithTicket('raiseComplaint_done'));
  await portal.link('trackServiceRequests_ask').click();
  await portal.field('trackServiceRequests_message').fill('When do I hear from you?');
  await accessible(page);
  await portal.button('trackServiceRequests_send').click();
  await expect(portal.heading('trackServiceRequests_askDone')).toBeVisible();
});

test('service-recovery', async ({ page, sandbox, accessible }) => {
  const { portal } = await signedIn({ page, sandbox });
  await portal.seesDashboard();
  await page.goto('/cs/track-service-requests');
  const ticket =
    (await page
      .getByText(/^SR\d{10}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/cs/dashboard');
  const name = portal.text('serviceRecovery_menuName');
  const journey = await Journey.open(portal, 'service-recovery', name, accessible);
  await journey.isAt('serviceRecovery_heading');
  await journey.field('ticketCheck_label', ticket);
  await journey.button('journey_continue');
  await journey.isAt('serviceRecovery_detailsHeading');
  await journey.field('serviceRecovery_whatIsWrong', 'I have still not had an answer.');
  await journey.field('serviceRecovery_whatWouldHelp', 'Please call me this week.');
  await journey.button('journey_continue');
  await journey.isAt('serviceRecovery_reviewHeading');
  await journey.button('serviceRecovery_send');
  await journey.follow(await journey.endsWithTicket('serviceRecovery_done'));
});

test('queries-complaints', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'queries-complaints',
    'queriesComplaints_menuName',
  );
  await journey.isAt('queriesComplaints_heading');
  const abroad = page.getByRole('tab', { name: portal.text('queriesComplaints_abroad') });
  await journey.showLast(page.getByRole('tab'));
  await expect(abroad).toHaveAttribute('aria-selected', 'true');
  await journey.isAt('queriesComplaints_heading');
});

test('what was typed is there after a reload and after the session has run out', async ({ page, sandbox }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(person);
  await portal.seesDashboard();
  await page.goto('/cs/update-mobile');
  await portal.field('updateMobile_label').fill('9812300045');
  await page.reload();
  await expect(portal.field('updateMobile_label')).toHaveValue('9812300045');
  await sandbox.advance('PT16M');
  await portal.field('updateMobile_again').fill('9812300045');
  await portal.button('journey_continue').click();
  await expect(page).toHaveURL(/\/cs\/login\?redirectURL=/);
  await portal.giveLoginId(person.policyNumbers[0] ?? '');
  await portal.heading('otp_heading').waitFor();
  await portal.giveOtp(await sandbox.otp(person.mobile));
  await expect(page).toHaveURL(/\/cs\/update-mobile$/);
  await expect(portal.field('updateMobile_again')).toHaveValue('9812300045');
  await expect(page.getByText(portal.text('journey_kept'))).toBeVisible();
});
