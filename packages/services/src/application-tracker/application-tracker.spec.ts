import { begin, expect, test } from '@lifedesk/e2e';

/** A customer who applied for another policy yesterday. */
const CUSTOMER = /Lapsed eight months ago/;

test('application-tracker: a customer withdraws an application', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'application-tracker',
    'applicationTracker_menuName',
    CUSTOMER,
  );
  await journey.expectAt('applicationTracker_heading');
  await journey.press(page.getByRole('main').getByRole('listitem').getByRole('link').first());
  await journey.press(portal.link('applicationTracker_withdraw'));
  await journey.expectAt('applicationTracker_withdrawHeading');
  await journey.button('applicationTracker_withdraw');
  await expect(portal.heading('applicationTracker_withdrawn')).toBeFocused();
  await accessible(page);
  await journey.press(portal.link('applicationTracker_backTo'));
  await expect(portal.link('applicationTracker_withdraw')).toBeHidden();
  await accessible(page);
});
