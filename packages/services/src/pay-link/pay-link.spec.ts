import { decideAtGateway, expect, Journey, Portal, signedIn, test, WITHOUT_SCRIPT } from '@lifedesk/e2e';
import { createPayLink, newId } from '@lifedesk/sdk';

test('pay-link: someone else pays, and the customer sees it paid', async ({ page, sandbox, accessible, browser }) => {
  let token = '';
  const { portal } = await signedIn(
    { page, sandbox },
    /premium is due/,
    async (sdk, { policyNumbers: [policyNo = ''] }) => {
      token = (await createPayLink(sdk, { policyNo }, { idempotencyKey: newId() })).token;
      return WITHOUT_SCRIPT;
    },
  );

  const other = await browser.newContext();
  try {
    const payerPage = await other.newPage();
    const addresses: string[] = [];
    payerPage.on('request', (request) => addresses.push(request.url()));
    const payer = Portal.inSandbox(payerPage, sandbox, portal.locale);
    await payer.open(`/cs/pay-link#${token}`);
    const paying = Journey.from(payer, 'pay-link', accessible);
    await paying.expectAt('payLink_heading');
    expect(payerPage.url()).not.toContain('#');
    const relation = payerPage.getByRole('combobox');
    await paying.button('payment_pay');
    await expect(relation).toBeFocused();
    await expect(payerPage.getByText(payer.text('payLink_relationMissing'))).toBeVisible();
    await paying.expectAt('payLink_heading');
    await paying.pick(relation, 'child');
    await payerPage.reload();
    await expect(relation).toHaveValue('child');
    await paying.button('payment_pay');
    await decideAtGateway(payerPage, 'approve');
    await paying.expectAt('payLink_paid');
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  } finally {
    await other.close();
  }

  await page.goto('/cs/pay-links');
  await Journey.from(portal, 'pay-links', accessible).expectAt('payLinks_heading');
  await expect(page.getByText(portal.text('payLinks_paid'), { exact: true })).toBeVisible();
  await expect(page.getByText(portal.text('payment_payerChild'))).toBeVisible();
});
