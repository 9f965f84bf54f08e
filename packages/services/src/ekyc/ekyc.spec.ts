import { begin, confirm, expect, test } from '@lifedesk/e2e';

const AADHAAR = '234123412346';

test('ekyc, by an OTP of Aadhaar, and its deletion', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin({ page, sandbox, accessible }, 'ekyc', 'ekyc_menuName');
  await journey.expectAt('ekyc_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('ekyc_consentHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('journey_continue');
  await journey.expectAt('ekyc_numberHeading');
  await journey.field('digitalLivingCertificate_aadhaar', AADHAAR);
  await journey.button('digitalLivingCertificate_otpSend');
  await journey.expectAt('digitalLivingCertificate_otpHeading');
  await confirm(sandbox, journey, person.mobile, 'digitalLivingCertificate_otpConfirm');
  await journey.expectAt('ekyc_foundHeading');
  // what was found is there again after a reload
  await page.reload();
  await journey.expectAt('ekyc_foundHeading');
  await journey.button('journey_continue');
  await journey.expectAt('ekyc_sendHeading');
  await journey.button('ekyc_send');
  await journey.follow(await journey.endsWithTicket('ekyc_done'));
  await page.goto('/cs/ekyc');
  await journey.expectAt('ekyc_verified');
  await journey.button('ekyc_delete');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await journey.press(dialog.getByRole('button', { name: portal.text('ekyc_delete') }));
  await journey.endsWithTicket('ekyc_deleted');
});
