import { begin, decideAtGateway, expect, Portal, test } from '@lifedesk/e2e';

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
    await expect(payer.heading('payLink_heading')).toBeVisible();
    expect(payerPage.url()).not.toContain('#');
    await accessible(payerPage);
    await payerPage.getByRole('combobox').selectOption('child');
    await payerPage.reload();
    await expect(payerPage.getByRole('combobox')).toHaveValue('child');
    await payerPage.getByRole('button', { name: payer.pattern('payment_pay') }).click();
    await decideAtGateway(payerPage, 'approve');
    await expect(payer.heading('payLink_paid')).toBeVisible();
    await accessible(payerPage);
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
