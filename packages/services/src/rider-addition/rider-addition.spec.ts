import { ANY_WIDTH, begin, expect, test } from '@lifedesk/e2e';

test('rider-addition', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'rider-addition',
    'riderAddition_menuName',
    /everything is paid, checked and complete/,
  );
  await journey.expectAt('riderAddition_heading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('riderAddition_missing') })).toBeVisible();
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.field('riderAddition_sum', '500000');
  await expect(page.getByText('₹500.00')).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('riderAddition_reviewHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('riderAddition_send');
  await journey.follow(await journey.endsWithTicket('riderAddition_done'));
});
