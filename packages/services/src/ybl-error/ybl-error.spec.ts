import { ANY_WIDTH, expect, Journey, Portal, test } from '@lifedesk/e2e';

test(
  'a person whose journey failed at a partner goes on without it',
  ANY_WIDTH,
  async ({ page, sandbox, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs/ybl-error');
    const journey = Journey.from(portal, 'ybl-error', accessible);
    await journey.expectAt('yblError_heading');
    await journey.press(portal.link('yblError_signIn'));
    await expect(portal.heading('login_heading')).toBeVisible();
  },
);
