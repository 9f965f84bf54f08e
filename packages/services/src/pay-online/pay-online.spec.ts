import { ANY_WIDTH, decideAtGateway, downloadReceipt, expect, LOCALES, Portal, test } from '@lifedesk/e2e';

const DUE = /premium is due/;

for (const locale of LOCALES)
  test(`pays by policy number without an OTP in ${locale}`, async ({ page, sandbox, accessible }) => {
    const person = await sandbox.personWhose(DUE);
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.open('/cs/pay-online');
    await accessible(page);
    await portal.field('payment_field').fill(person.policyNumbers[0] ?? '');
    await portal.button('payOnline_seeDues').click();
    await expect(portal.button('payment_pay')).toBeVisible();
    await accessible(page);
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    await downloadReceipt(portal);
  });

test.describe('what can go wrong', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    const person = await sandbox.personWhose(DUE);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs/pay-online');
    await portal.field('payment_field').fill(person.policyNumbers[0] ?? '');
    await portal.button('payOnline_seeDues').click();
    await portal.button('payment_pay').waitFor();
  });

  for (const [decision, heading] of [
    ['decline', 'payment_declined'],
    ['close', 'payment_cancelled'],
  ] as const)
    test(`${decision} at the gateway is final, and can be tried again`, async ({ page, sandbox, accessible }) => {
      const portal = Portal.inSandbox(page, sandbox);
      await portal.button('payment_pay').click();
      await decideAtGateway(page, decision);
      await expect(portal.heading(heading)).toBeVisible();
      await accessible(page);
      await portal.link('payment_tryAgain').click();
      await portal.button('payment_pay').click();
      await decideAtGateway(page, 'approve');
      await expect(portal.heading('payment_paid')).toBeVisible();
    });

  test('a gateway that never calls back is asked, and the payment is found', ANY_WIDTH, async ({ page, sandbox }) => {
    await sandbox.scenario('gateway silent');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
  });

  test('a gateway that calls back twice makes one payment', ANY_WIDTH, async ({ page, sandbox }) => {
    await sandbox.scenario('gateway twice');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    await page.goto('/cs/pay-online');
    await expect(portal.button('payment_pay')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: portal.text('payOnline_nothingDue') })).toBeVisible();
  });

  test(
    'a gateway that takes its time is waited for, and nothing is paid twice',
    ANY_WIDTH,
    async ({ page, sandbox }) => {
      await sandbox.scenario('gateway late');
      const portal = Portal.inSandbox(page, sandbox);
      await portal.button('payment_pay').click();
      await decideAtGateway(page, 'approve');
      await expect(portal.heading('payment_pending')).toBeVisible();
      await page.goto('/cs/pay-online');
      await expect(page.getByText(portal.text('payment_ongoing'))).toBeVisible();
      await expect(portal.button('payment_pay')).toHaveCount(0);
      await sandbox.advance('PT5M');
      await portal.link('payment_seeOngoing').click();
      await expect(portal.heading('payment_paid')).toBeVisible();
    },
  );

  test('pressing twice makes one order', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const orders: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/v1/payment/create')) orders.push((await response.json()).orderId);
    });
    await portal.button('payment_pay').dblclick();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    expect(new Set(orders).size).toBeLessThanOrEqual(1);
  });

  test('a payment begun in another tab blocks a second one', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const other = await context.newPage();
    const second = Portal.inSandbox(other, sandbox);
    const person = await sandbox.personWhose(DUE);
    await second.open('/cs/pay-online');
    const field = second.field('payment_field');
    await field.or(second.button('payment_pay')).first().waitFor();
    if (await field.isVisible()) {
      await field.fill(person.policyNumbers[0] ?? '');
      await second.button('payOnline_seeDues').click();
    }
    await second.button('payment_pay').waitFor();
    await portal.button('payment_pay').click();
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await second.button('payment_pay').click();
    // it shows the payment that is under way, and begins no other
    await expect(second.heading('payment_created')).toBeVisible();
    await expect(second.button('payment_pay')).toHaveCount(0);
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
  });

  test('a reload of the result shows the same', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    await page.reload();
    await expect(portal.heading('payment_paid')).toBeVisible();
  });
});
