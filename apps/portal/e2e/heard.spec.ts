import { ANY_WIDTH, decideAtGateway, expect, heardInFocus, heardOn, LOCALES, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

const startingWith = (words: string) =>
  expect.stringMatching(new RegExp(`^${words.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}`));

/** What has the focus, once it is what was expected. */
const inFocus = (page: Page, heard: Readonly<Record<string, unknown>>) =>
  expect.poll(() => heardInFocus(page)).toMatchObject(heard);
/** An error that was announced: the field does not say it again, until the person comes back to it. */
async function describesOnReturn(page: Page, error: string) {
  await inFocus(page, { role: 'textbox', description: expect.not.stringContaining(error) });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await inFocus(page, { role: 'textbox', description: startingWith(error) });
}
const alerts = async (page: Page) =>
  (await heardOn(page)).filter(({ role }) => role === 'alert').map(({ text }) => text);

for (const locale of LOCALES) {
  test(`what is wrong at sign-in is heard in ${locale}`, ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox, locale);
    const person = await sandbox.personWhose(/premium is due/);
    await portal.open('/cs');
    const silent = (await heardOn(page)).filter(({ role, text }) => role === 'status' && text === '');
    expect(silent, 'a status without words is read as "status bar"').toEqual([]);
    const brand = (await heardOn(page)).find(({ role, name }) => role === 'link' && name.endsWith('Lifedesk'));
    expect(brand?.name).toMatch(/ Lifedesk$/);

    await portal.giveLoginId('12');
    await expect.poll(() => alerts(page)).toHaveLength(1);
    const [problem = ''] = await alerts(page);
    await describesOnReturn(page, problem);
    await expect(page).toHaveTitle(new RegExp(`^${portal.text('journey_titleError')}: `));

    await portal.giveLoginId(person.mobile);
    await portal.heading('otp_heading').waitFor();
    const right = await sandbox.otp(person.mobile);
    await portal.giveOtp(right === '111111' ? '222222' : '111111');
    const tries = portal.text('otp_triesLeft', { count: 2 });
    await expect.poll(() => alerts(page)).toEqual([expect.stringContaining(tries)]);
    const [wrong = ''] = await alerts(page);
    // how many tries are left is on a line of its own
    await describesOnReturn(page, wrong.replace(tries, ` ${tries}`));
    await expect(page).toHaveTitle(new RegExp(`^${portal.text('journey_titleError')}: `));
  });

  test(`the result of a payment is heard in ${locale}`, ANY_WIDTH, async ({ page, sandbox }) => {
    await sandbox.scenario('gateway late');
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.openSignedIn(await sandbox.personWhose(/premium is due/), '/cs/pay-online');
    await portal.button('payment_pay').waitFor();
    const sum = (await heardOn(page)).find(({ role, text }) => role === 'status' && text.includes('₹'));
    expect(sum?.text).toBe(`${portal.text('payOnline_chosen', { count: 1 })} ₹24,500.00`);

    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await inFocus(page, { role: 'heading', name: portal.text('payment_pending') });
    // whatever the person does while it is in process, the result is read
    await portal.link('app_toDashboard').focus();
    await sandbox.advance('PT5M');
    await inFocus(page, { role: 'heading', name: portal.text('payment_paid') });
    await expect(page).toHaveTitle(new RegExp(`^${portal.text('payment_paid')}: `));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('a payment that was declined is heard', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/), '/cs/pay-online');
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'decline');
  await inFocus(page, { role: 'heading', name: portal.text('payment_declined') });
});

test('the head of a column is heard once on a phone', ANY_WIDTH, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/switches, NAV alerts/), '/cs/ulip-portfolio');
  await page.getByRole('table', { name: portal.text('ulipPortfolio_funds') }).waitFor();
  const heard = await heardOn(page);
  const textsOf = (wanted: string) => heard.filter(({ role }) => role === wanted).map(({ text }) => text);
  const heads = textsOf('columnheader');
  expect(heads).toContain(portal.text('ulipPortfolio_nav'));
  const cells = [...textsOf('cell'), ...textsOf('gridcell')];
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter((cell) => heads.some((head) => head !== '' && cell.startsWith(head)))).toEqual([]);
});
