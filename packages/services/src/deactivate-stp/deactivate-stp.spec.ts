import { ANY_WIDTH, begin, confirm, test } from '@lifedesk/e2e';

test('deactivate-stp', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const whose = /systematic transfer/;
  const { person, journey } = await begin(
    { page, sandbox, accessible },
    'deactivate-stp',
    'deactivateStp_menuName',
    whose,
  );
  await journey.expectAt('deactivateStp_heading');
  await accessible(page);
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'deactivateStp_confirm');
  await journey.follow(await journey.endsWithTicket('deactivateStp_done'));
});
