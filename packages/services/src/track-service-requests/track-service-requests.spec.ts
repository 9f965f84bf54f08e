import { begin, expect, test } from '@lifedesk/e2e';

test('a request is found among all, and a question about it is sent', async ({ page, sandbox, accessible }) => {
  const given = { page, sandbox, accessible };
  const { portal, journey } = await begin(given, 'track-service-requests', 'trackServiceRequests_menuName');
  await journey.expectAt('trackServiceRequests_heading');
  await journey.press(page.getByRole('main').getByRole('listitem').getByRole('link').first());
  await journey.press(portal.link('trackServiceRequests_ask'));
  await journey.field('trackServiceRequests_message', 'When do I hear from you?');
  await accessible(page);
  await journey.button('trackServiceRequests_send');
  await expect(portal.heading('trackServiceRequests_askDone')).toBeVisible();
});
