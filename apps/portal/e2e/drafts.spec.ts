import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test(
  'a draft is restored after a reload and after the session has expired',
  ANY_WIDTH,
  async ({ page, sandbox, calls }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.openSignedIn(person, '/cs/update-mobile');
    await portal.field('updateMobile_label').fill('9812300045');
    await page.reload();
    await expect(portal.field('updateMobile_label')).toHaveValue('9812300045');
    await calls.quiet();
    await sandbox.advance('PT16M');
    await portal.field('updateMobile_again').fill('9812300045');
    await portal.button('journey_continue').click();
    await expect(page).toHaveURL(/\/cs\/login\?redirectURL=/);
    await portal.giveLoginId(person.policyNumbers[0] ?? '');
    await portal.heading('otp_heading').waitFor();
    await portal.giveOtp(await sandbox.otp(person.mobile));
    await expect(page).toHaveURL(/\/cs\/update-mobile$/);
    await expect(portal.field('updateMobile_again')).toHaveValue('9812300045');
    await expect(page.getByText(portal.text('journey_kept'))).toBeVisible();
  },
);
