import { ANY_WIDTH, begin, test } from '@lifedesk/e2e';

test('cheque-pickup', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'cheque-pickup', 'chequePickup_menuName');
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('chequePickup_heading');
  await journey.pick(list('chequePickup_day'), { index: 1 });
  await journey.pick(list('chequePickup_slot'), '15:00');
  await journey.button('journey_continue');
  await journey.expectAt('chequePickup_whereHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('chequePickup_reviewHeading');
  await journey.button('chequePickup_send');
  await journey.follow(await journey.endsWithTicket('chequePickup_done'));
});
