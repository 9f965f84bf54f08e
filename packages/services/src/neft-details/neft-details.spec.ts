import { begin, confirm, picture, test } from '@lifedesk/e2e';

test('neft-details, with a proof because the names differ', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'neft-details',
    'neftDetails_menuName',
  );
  await journey.expectAt('neftDetails_whichHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('neftDetails_heading');
  await journey.field('neftDetails_ifsc', 'SBIN0000300');
  await journey.field('neftDetails_holder', 'Asha Kulkarni');
  await journey.field('neftDetails_number', '30211459999');
  await journey.field('neftDetails_again', '30211459999');
  await journey.choose(page.getByRole('radio', { name: portal.text('neftDetails_savings') }));
  await journey.button('journey_continue');
  await journey.expectAt('neftDetails_proofHeading');
  await journey.upload(picture);
  await journey.button('journey_continue');
  await journey.expectAt('neftDetails_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('neftDetails_pending'));
});
