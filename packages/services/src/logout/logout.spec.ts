import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

const DUE = /premium is due/;

test.describe('a person who is signed in', () => {
  test('finds nothing with the back button after signing out', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const person = await sandbox.personWhose(DUE);
    await portal.openSignedIn(person);
    await portal.seesDashboard();
    await portal.signOut();
    await page.goBack();
    await expect(page.getByText(person.policyNumbers[0] ?? '')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: portal.text('dashboard_policiesHeading') })).toHaveCount(0);
  });

  test('leaves nothing personal in the browser after signing out', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const person = await sandbox.personWhose(DUE);
    await portal.signIn(person);
    await portal.seesDashboard();
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
    const portal = Portal.inSandbox(page, sandbox);
    await portal.openSignedIn(await sandbox.personWhose(DUE));
    await portal.seesDashboard();
    const other = await context.newPage();
    await other.goto('/cs/dashboard');
    await Portal.inSandbox(other, sandbox).seesDashboard();
    await portal.signOut();
    await expect(other.getByRole('heading', { name: 'Your policies' })).toHaveCount(0);
  });
});
