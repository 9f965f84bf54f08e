import { begin, expect, test } from '@lifedesk/e2e';

test('pay-links creates a link for someone else to pay', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'pay-links', 'payLinks_menuName');
  await journey.expectAt('payLinks_heading');
  await journey.press(page.getByRole('button', { name: portal.pattern('payLinks_createOf') }).first());
  const url = await page.getByRole('textbox', { name: portal.text('payLinks_link') }).inputValue();
  expect(new URL(url).pathname).toBe('/cs/pay-link');
  expect(new URL(url).hash).toMatch(/^#[\w-]{43}$/);
});
