import { ANY_WIDTH, begin, cameraSees, confirm, expect, picture, test } from '@lifedesk/e2e';

const ANNUITANT = /yearly life certificate is due/;
const AADHAAR = '999941057058';

test('digital-living-certificate, by the camera and Aadhaar', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'digital-living-certificate',
    'digitalLivingCertificate_menuName',
    ANNUITANT,
  );
  await journey.expectAt('digitalLivingCertificate_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('digitalLivingCertificate_consentHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('journey_continue');
  await journey.expectAt('digitalLivingCertificate_pictureHeading');
  await journey.button('digitalLivingCertificate_cameraOn');
  await expect(portal.button('digitalLivingCertificate_take')).toHaveAttribute('data-state', 'ready');
  await journey.button('digitalLivingCertificate_take');
  await expect(page.getByText(portal.text('digitalLivingCertificate_taken'))).toBeVisible();
  await accessible(page);
  await journey.button('digitalLivingCertificate_check');
  await journey.expectAt('digitalLivingCertificate_aadhaarHeading');
  await expect(page.locator('video')).toHaveCount(0);
  await journey.field('digitalLivingCertificate_aadhaar', AADHAAR);
  await journey.button('digitalLivingCertificate_otpSend');
  await journey.expectAt('digitalLivingCertificate_otpHeading');
  await confirm(sandbox, journey, person.mobile, 'digitalLivingCertificate_otpConfirm');
  await journey.expectAt('digitalLivingCertificate_compareHeading');
  await journey.button('digitalLivingCertificate_compare');
  await journey.expectAt('digitalLivingCertificate_declarationHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('digitalLivingCertificate_send');
  await journey.follow(await journey.endsWithTicket('digitalLivingCertificate_done'));
});

test(
  'a certificate without a camera: a picture from a file, then a signed form',
  ANY_WIDTH,
  async ({ page, sandbox, accessible }) => {
    await cameraSees(page, undefined);
    const { portal, journey } = await begin(
      { page, sandbox, accessible },
      'digital-living-certificate',
      'digitalLivingCertificate_menuName',
      ANNUITANT,
    );
    await journey.choose(page.getByRole('radio').first());
    await journey.button('journey_continue');
    await journey.choose(page.getByRole('checkbox'));
    await journey.button('journey_continue');
    await journey.button('digitalLivingCertificate_cameraOn');
    await expect(page.getByRole('alert')).toContainText(portal.text('digitalLivingCertificate_cameraRefused'));
    await accessible(page);
    const sent = page.waitForRequest((request) => request.url().endsWith('/selfieliveness'));
    await journey.chooseFile(page.locator('input[type=file]').first(), picture);
    await expect(page.getByText(portal.text('digitalLivingCertificate_chosen', { name: picture.name }))).toBeVisible();
    await journey.button('digitalLivingCertificate_check');
    // what is sent is always a JPEG, without the details of the chosen file
    expect((await sent).postDataJSON().picture).toMatch(/^\/9j\//);
    await journey.expectAt('digitalLivingCertificate_aadhaarHeading');
    await journey.press(
      page
        .getByRole('region', { name: portal.text('digitalLivingCertificate_otherWays') })
        .getByRole('button')
        .first(),
    );
    await journey.expectAt('digitalLivingCertificate_heading');
    await journey.button('journey_continue');
    await journey.expectAt('digitalLivingCertificate_formHeading');
    await journey.upload(picture);
    await journey.button('journey_continue');
    await journey.expectAt('digitalLivingCertificate_declarationHeading');
    await journey.choose(page.getByRole('checkbox'));
    await journey.button('digitalLivingCertificate_send');
    await journey.endsWithTicket('digitalLivingCertificate_received');
  },
);
