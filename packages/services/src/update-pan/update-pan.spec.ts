import { ANY_WIDTH, begin, confirm, test } from '@lifedesk/e2e';

test('update-pan', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, journey } = await begin({ page, sandbox, accessible }, 'update-pan', 'updatePan_menuName');
  await journey.expectAt('updatePan_heading');
  await journey.field('updatePan_label', 'ABCPK1234L');
  await journey.button('journey_continue');
  await journey.expectAt('updatePan_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('updatePan_done'));
});
