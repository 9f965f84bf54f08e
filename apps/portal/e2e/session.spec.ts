import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test.describe('a person who is signed in', () => {
  test.beforeEach(async ({ page, sandbox, calls: _ }) => {
    await page.clock.install();
    const portal = Portal.inSandbox(page, sandbox);
    await portal.signIn(await sandbox.personWhose(/premium is due/));
    await portal.seesDashboard();
  });

  test('stays so after a reload', ANY_WIDTH, async ({ page, sandbox }) => {
    await page.reload();
    await Portal.inSandbox(page, sandbox).seesDashboard();
  });

  test('finds nothing with the back button after signing out', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const person = await sandbox.personWhose(/premium is due/);
    await portal.signOut();
    await page.goBack();
    await expect(page.getByText(person.policyNumbers[0] ?? '')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: portal.text('dashboard_policiesHeading') })).toHaveCount(0);
  });

  test('leaves nothing personal in the browser after signing out', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const person = await sandbox.personWhose(/premium is due/);
    const cookies = await context.cookies();
    expect(cookies.every(({ sameSite }) => sameSite === 'Strict')).toBe(true);
    await portal.signOut();
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    for (const secret of [...person.policyNumbers, person.mobile, person.email, person.clientId, person.name])
      expect(left).not.toContain(secret);
    expect(left).not.toMatch(/[A-Za-z0-9_-]{40,}/);
  });

  test('is signed out in every tab', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const other = await context.newPage();
    await other.goto('/cs/dashboard');
    await Portal.inSandbox(other, sandbox).seesDashboard();
    await Portal.inSandbox(page, sandbox).signOut();
    await expect(other.getByRole('heading', { name: 'Your policies' })).toHaveCount(0);
  });

  test('is warned before the time is over, and can stay', async ({ page, sandbox, calls, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const warning = page
      .getByRole('dialog', { name: portal.text('session_warningTitle') })
      .or(page.getByRole('alertdialog', { name: portal.text('session_warningTitle') }));
    const waitForWarning = async () => {
      await calls.quiet();
      await sandbox.advance('PT13M30S');
      await page.clock.fastForward('13:30');
      await expect(warning).toBeVisible();
    };
    await waitForWarning();
    await warning.getByRole('button', { name: portal.text('session_stay') }).click();
    await expect(warning).toBeHidden();
    await portal.seesDashboard();
    // last, because it takes long on a slow machine, while the time of the session runs
    await waitForWarning();
    await accessible(page);
  });

  test(
    'is signed out when the time is over, and comes back to where the person was',
    ANY_WIDTH,
    async ({ page, sandbox, calls }) => {
      const portal = Portal.inSandbox(page, sandbox);
      const person = await sandbox.personWhose(/premium is due/);
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
    const portal = Portal.inSandbox(page, sandbox);
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
    await portal.signIn(await sandbox.personWhose(/premium is due/));
    await portal.seesDashboard();
    await expect(page.getByText(portal.text('app_storageBlocked'))).toBeVisible();
  },
);

test('a clock that is wrong by a day does not end the session', ANY_WIDTH, async ({ page, sandbox }) => {
  await page.clock.install({ time: new Date(Date.now() + 86_400_000) });
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await page.reload();
  await portal.seesDashboard();
});
