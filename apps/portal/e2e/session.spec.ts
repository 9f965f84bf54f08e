import { ANY_WIDTH, expect, type JourneyFixtures, Portal, test } from '@lifedesk/e2e';

const DUE = /premium is due/;

/** Signed in at the dashboard, in a browser whose clock the test moves. */
async function onDashboard({ page, sandbox }: Pick<JourneyFixtures, 'page' | 'sandbox'>): Promise<Portal> {
  await page.clock.install();
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(DUE));
  await portal.seesDashboard();
  return portal;
}

test.describe('a person who is signed in', () => {
  test('stays so after a reload', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.signIn(await sandbox.personWhose(DUE));
    await portal.seesDashboard();
    await page.reload();
    await portal.seesDashboard();
  });

  test('is warned before the time is over, and can stay', async ({ page, sandbox, calls, accessible }) => {
    const portal = await onDashboard({ page, sandbox });
    const warning = page
      .getByRole('dialog', { name: portal.text('session_warningTitle') })
      .or(page.getByRole('alertdialog', { name: portal.text('session_warningTitle') }));
    // Only the page's time moves to the warning, so that the session lasts however slow the machine is. Without a
    // connection, because any response would move the time back.
    const waitForWarning = async () => {
      await calls.quiet();
      await page.context().setOffline(true);
      await page.clock.fastForward('13:00');
      await expect(warning).toBeVisible();
      await page.context().setOffline(false);
    };
    const stay = async () => {
      await warning.getByRole('button', { name: portal.text('session_stay') }).click();
      await expect(warning).toBeHidden();
    };
    await waitForWarning();
    await sandbox.advance('PT10M');
    await stay();
    await portal.seesDashboard();
    await calls.quiet();
    await sandbox.advance('PT10M');
    // 20 minutes after the sign-in, of 15 without staying
    await page.reload();
    await portal.seesDashboard();
    // last, because it takes long on a slow machine, while the time of the session runs
    await waitForWarning();
    await accessible(page);
  });

  test(
    'is signed out when the time is over, and comes back to where the person was',
    ANY_WIDTH,
    async ({ page, sandbox, calls }) => {
      const portal = await onDashboard({ page, sandbox });
      const person = await sandbox.personWhose(DUE);
      await calls.quiet();
      await sandbox.advance('PT16M');
      await page.clock.fastForward('16:00');
      await expect(page).toHaveURL(/\/cs\/login\?redirectURL=%2Fcs%2Fdashboard$/);
      await expect(page.getByText(portal.text('login_expiredNotice'))).toBeVisible();
      await portal.giveLoginId(person.mobile);
      await portal.heading('otp_heading').waitFor();
      await portal.giveOtp(await sandbox.otp(person.mobile));
      await portal.seesDashboard();
    },
  );

  test('whose session the server has ended signs in again', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = await onDashboard({ page, sandbox });
    await sandbox.advance('PT9H');
    await page.goto('/cs/download-center');
    await expect(portal.field('login_field')).toBeVisible();
  });
});

test(
  'a browser that blocks storage can still be used, and shows what does not work',
  ANY_WIDTH,
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
    });
    const portal = Portal.inSandbox(page, sandbox);
    await portal.signIn(await sandbox.personWhose(DUE));
    await portal.seesDashboard();
    await expect(page.getByText(portal.text('app_storageBlocked'))).toBeVisible();
  },
);

test('a clock that is wrong by a day does not end the session', ANY_WIDTH, async ({ page, sandbox }) => {
  await page.clock.install({ time: new Date(Date.now() + 86_400_000) });
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(await sandbox.personWhose(DUE));
  await portal.seesDashboard();
  await page.reload();
  await portal.seesDashboard();
});
