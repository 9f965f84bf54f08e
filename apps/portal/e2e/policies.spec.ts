import { readFile } from 'node:fs/promises';
import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

const UNIT_LINKED = /unit-linked/;

test('opens a policy, with its personal details masked', async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const [policyNo = ''] = person.policyNumbers;
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(person);
  await portal.seesDashboard();
  await portal.openPolicy(policyNo);
  await expect(page.getByText(policyNo).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: portal.text('policyDetails_nominees') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await accessible(page);
  const text = await page.locator('main').textContent();
  expect(text).not.toContain(person.mobile.slice(-10));
  expect(text).not.toContain(person.email);
  expect(page.url()).not.toContain(policyNo);
});

test('switches NAV alerts on and off, and finds them so after a reload', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(UNIT_LINKED));
  await portal.seesDashboard();
  await portal.openPolicy();
  const on = portal.button('policyDetails_navRegister');
  const off = portal.button('policyDetails_navUnregister');
  await on.or(off).first().waitFor();
  if (await off.isVisible()) await off.click();
  await on.click();
  await expect(off).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  await off.click();
  await expect(on).toBeVisible();
});

test('finds a document in the download center, saves it and has it sent', async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(person);
  await portal.seesDashboard();
  await (await portal.menuLink('downloadCenter_menuName')).click();
  await expect(portal.heading('downloadCenter_heading')).toBeVisible();
  const download = page
    .getByRole('button', { name: new RegExp(`^${portal.text('downloadCenter_download')} `) })
    .first();
  await download.waitFor();
  await accessible(page);
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  // what else comes by e-mail at a sign-in has another subject
  const documents = async () =>
    (await sandbox.outbox(person.email)).filter(({ subject }) => !/sign-in/i.test(subject ?? '')).length;
  const before = await documents();
  await page
    .getByRole('button', { name: new RegExp(`^${portal.text('downloadCenter_email')} `) })
    .first()
    .click();
  await expect(page.getByText(portal.pattern('downloadCenter_sent'))).toBeVisible();
  expect(await documents()).toBe(before + 1);
});

test('reads the messages, and the language changes in place', async ({ page, sandbox, accessible }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await page.getByRole('button', { name: /message/i }).click();
  await expect(page.getByRole('dialog', { name: portal.text('notices_heading') })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: portal.text('app_hindi') }).click();
  await new Portal(page, async () => '', 'hi').seesDashboard();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await new Portal(page, async () => '', 'hi').seesDashboard();
});

test.describe('maintenance', () => {
  test('that is near is announced, and closes nothing yet', async ({ page, sandbox, accessible }) => {
    await sandbox.scenario('maintenance in ten minutes');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await expect(page.getByText(/maintenance from \d.+ to \d/)).toBeVisible();
    await expect(portal.field('login_field')).toBeVisible();
    await accessible(page);
  });

  for (const [wrong, hours] of [
    ['five hours fast', 5],
    ['five hours slow', -5],
    ['a year slow', -365 * 24],
  ] as const)
    test(`that is near is announced on a device whose clock is ${wrong}`, ANY_WIDTH, async ({ page, sandbox }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await sandbox.scenario('maintenance in ten minutes');
      await Portal.inSandbox(page, sandbox).open('/cs');
      await expect(page.getByText(/maintenance from \d.+ to \d/)).toBeVisible();
    });

  test('that is on closes the portal, says until when, and opens again', async ({ page, sandbox, accessible }) => {
    await sandbox.scenario('maintenance now');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await expect(portal.heading('maintenance_closedHeading')).toBeVisible();
    await accessible(page);
    await sandbox.scenario('maintenance now', false);
    await portal.button('maintenance_lookAgain').click();
    await expect(portal.field('login_field')).toBeVisible();
  });
});
