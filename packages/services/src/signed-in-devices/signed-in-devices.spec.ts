import { ANY_WIDTH, expect, Journey, signedIn, test, WITHOUT_SCRIPT } from '@lifedesk/e2e';

test('another device is signed out from here', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const whose = /premium is due/;
  // of the other device the session is enough
  await signedIn({ page, sandbox }, whose, WITHOUT_SCRIPT);
  const { portal } = await signedIn({ page, sandbox }, whose, '/cs/signed-in-devices');
  const journey = Journey.from(portal, 'signed-in-devices', accessible);
  await journey.expectAt('signedInDevices_heading');
  await journey.button('signedInDevices_endNamed');
  await expect(page.getByText(portal.text('signedInDevices_onlyThis'))).toBeVisible();
});
