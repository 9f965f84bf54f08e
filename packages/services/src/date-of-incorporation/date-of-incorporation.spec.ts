import { begin, COMPANY, confirm, expect, picture, test } from '@lifedesk/e2e';

test.describe('a company', () => {
  test('changes its date of incorporation', async ({ page, sandbox, accessible }) => {
    const { person, portal, journey } = await begin(
      { page, sandbox, accessible },
      'date-of-incorporation',
      'dateOfIncorporation_menuName',
      COMPANY,
    );
    await journey.expectAt('dateOfIncorporation_heading');
    await journey.field('date_day', '31');
    await journey.field('date_month', '12');
    await journey.field('date_year', '2099');
    await journey.button('journey_continue');
    await expect(page.getByText(portal.text('dateOfIncorporation_tooLate')).first()).toBeVisible();
    await accessible(page);
    await journey.field('date_year', '1986');
    await journey.button('journey_continue');
    await journey.expectAt('dateOfIncorporation_certificateHeading');
    await journey.upload(picture);
    await journey.button('journey_continue');
    await journey.expectAt('dateOfIncorporation_workType');
    await journey.button('confirm_sendCode');
    await journey.expectAt('otp_heading');
    await confirm(sandbox, journey, person.mobile, 'dateOfIncorporation_send');
    await journey.endsWithTicket('dateOfIncorporation_done');
    await journey.press(portal.link('app_toDashboard'));
    await portal.seesDashboard();
    await page.goto('/cs/date-of-incorporation');
    await expect(page.getByText(/31\/12\/1986/)).toBeVisible();
  });
});
