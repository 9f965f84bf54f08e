import { ANY_WIDTH, decideAtGateway, expect, heardInFocus, heardOn, LOCALES, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

/** What has the focus, once it is what was expected. */
const inFocus = (page: Page, heard: Readonly<Record<string, unknown>>) =>
  expect.poll(() => heardInFocus(page)).toMatchObject(heard);
for (const locale of LOCALES)
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

test('a payment that was declined is heard', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/), '/cs/pay-online');
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'decline');
  await inFocus(page, { role: 'heading', name: portal.text('payment_declined') });
});
