import { ANY_WIDTH, begin, confirm, test } from '@lifedesk/e2e';

test('deactivate-dfa', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const whose = /systematic transfer/;
  const { person, journey } = await begin(
    { page, sandbox, accessible },
    'deactivate-dfa',
    'deactivateDfa_menuName',
    whose,
  );
  await journey.expectAt('deactivateDfa_heading');
  await accessible(page);
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'deactivateDfa_confirm');
  await journey.follow(await journey.endsWithTicket('deactivateDfa_done'));
});
