import { begin, decideAtGateway, expect, Journey, Portal, test } from '@lifedesk/e2e';

test('a link is made, someone else pays by it, and the customer sees it paid', async ({
  page,
  sandbox,
  accessible,
  browser,
}) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'pay-links', 'payLinks_menuName');
  await journey.isAt('payLinks_heading');
  await journey.press(page.getByRole('button', { name: portal.pattern('payLinks_createOf') }).first());
  const url = await page.getByRole('textbox', { name: portal.text('payLinks_link') }).inputValue();
  expect(new URL(url).hash).toMatch(/^#[\w-]{43}$/);

  const other = await browser.newContext();
  try {
    const payerPage = await other.newPage();
    const asked: string[] = [];
    payerPage.on('request', (request) => asked.push(request.url()));
    const payer = Portal.inSandbox(payerPage, sandbox, portal.locale);
    await payer.open(url);
    const paying = Journey.from(payer, 'pay-link', accessible);
    await paying.isAt('payLink_heading');
    expect(payerPage.url()).not.toContain('#');
    const relation = payerPage.getByRole('combobox');
    await paying.button('payment_pay');
    await expect(relation).toBeFocused();
    await expect(payerPage.getByText(payer.text('payLink_relationMissing'))).toBeVisible();
    await paying.isAt('payLink_heading');
    await paying.pick(relation, 'child');
    await payerPage.reload();
    await expect(relation).toHaveValue('child');
    await paying.button('payment_pay');
    await decideAtGateway(payerPage, 'approve');
    await paying.isAt('payLink_paid');
    const token = new URL(url).hash.slice(1);
    expect(asked.filter((address) => address.includes(token))).toEqual([]);
  } finally {
    await other.close();
  }

  await page.reload();
  await journey.isAt('payLinks_heading');
  await expect(page.getByText(portal.text('payLinks_paid'), { exact: true })).toBeVisible();
  await expect(page.getByText(portal.text('payment_payerChild'))).toBeVisible();
});
