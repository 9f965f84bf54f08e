import { expect, Portal, test } from '@lifedesk/e2e';

test('a visitor finds the ways in, and what is done by phone, on the front page', async ({
  page,
  sandbox,
  accessible,
}) => {
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs/home');
  await expect(portal.heading('home_heading')).toBeVisible();
  await expect(page.getByText(portal.text('guide_claim'))).toBeVisible();
  await accessible(page);
  await portal.link('home_signIn').click();
  await expect(portal.heading('login_heading')).toBeVisible();
});
