import { ANY_WIDTH, Journey, signedIn, test } from '@lifedesk/e2e';
import { serviceRequests } from '@lifedesk/sdk';

test('service-recovery', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  let ticket = '';
  const { portal } = await signedIn({ page, sandbox }, /premium is due/, async (sdk) => {
    const { serviceRequests: made } = await serviceRequests(sdk, {});
    ticket = made[0]?.ticket ?? '';
    return '/cs/dashboard';
  });
  const name = portal.text('serviceRecovery_menuName');
  const journey = await Journey.open(portal, 'service-recovery', name, accessible);
  await journey.expectAt('serviceRecovery_heading');
  await journey.field('ticketCheck_label', ticket);
  await journey.button('journey_continue');
  await journey.expectAt('serviceRecovery_detailsHeading');
  await journey.field('serviceRecovery_whatIsWrong', 'I have still not had an answer.');
  await journey.field('serviceRecovery_whatWouldHelp', 'Please call me this week.');
  await journey.button('journey_continue');
  await journey.expectAt('serviceRecovery_reviewHeading');
  await journey.button('serviceRecovery_send');
  await journey.follow(await journey.endsWithTicket('serviceRecovery_done'));
});
