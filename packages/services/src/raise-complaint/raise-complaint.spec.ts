import { ANY_WIDTH, begin, test } from '@lifedesk/e2e';

test('raise-complaint', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'raise-complaint', 'raiseComplaint_menuName');
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('raiseComplaint_heading');
  await journey.pick(page.getByRole('combobox', { name: portal.text('raiseComplaint_category') }), 'service-delay');
  await journey.field('raiseComplaint_description', 'I asked for the bonus statement three weeks ago.');
  await journey.button('journey_continue');
  await journey.expectAt('raiseComplaint_reviewHeading');
  await journey.button('raiseComplaint_send');
  await journey.follow(await journey.endsWithTicket('raiseComplaint_done'));
});
