import { begin, expect, test } from '@lifedesk/e2e';

test('recommended-plans', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'recommended-plans',
    'recommendedPlans_menuName',
  );
  await journey.expectAt('recommendedPlans_heading');
  const group = (name: string) => page.getByRole('group', { name: portal.text(name) }).getByRole('radio');
  await journey.button('recommendedPlans_show');
  await expect(page.getByRole('alert')).toBeVisible();
  await journey.chooseLast(group('recommendedPlans_goal'));
  await journey.pick(page.getByRole('combobox', { name: portal.text('recommendedPlans_income') }), '1000000-2500000');
  await journey.field('recommendedPlans_dependants', '2');
  await journey.field('recommendedPlans_years', '15');
  await journey.chooseLast(group('recommendedPlans_loss'));
  await journey.button('recommendedPlans_show');
  await journey.expectAt('recommendedPlans_resultHeading');
  await journey.press(page.getByRole('button', { name: portal.pattern('recommendedPlans_interestedNamed') }).first());
  await journey.chooseLast(group('recommendedPlans_window'));
  await journey.choose(page.getByRole('checkbox'));
  await accessible(page);
  await journey.press(page.getByRole('button', { name: portal.text('recommendedPlans_send'), exact: true }));
  await expect(page.getByText(portal.pattern('recommendedPlans_registered')).first()).toBeVisible();
  await accessible(page);
  await journey.press(page.getByRole('button', { name: portal.pattern('recommendedPlans_withdrawNamed') }));
  await expect(page.getByText(portal.text('recommendedPlans_withdrawn')).first()).toBeVisible();
});
