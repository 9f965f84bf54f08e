import { begin, expect, test } from '@lifedesk/e2e';

test('compare: a slider changes the figures, a figure opens its rule, and the PDF is saved', async ({
  page,
  sandbox,
  accessible,
}) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'compare',
    'compare_menuName',
    /One premium is due in ten days/,
  );
  await journey.expectAt('compare_heading');
  const table = page.getByRole('table', { name: portal.text('compare_choices') });
  // two of them on a phone
  await expect(table.locator('[role=rowheader]')).toHaveCount(4);
  await accessible(page);

  const slider = page.getByRole('slider', { name: portal.text('compare_loan') });
  const least = (await table.textContent()) ?? '';
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => await table.textContent()).not.toBe(least);

  const figure = table.locator('summary').first();
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(table.locator('details').first()).toHaveAttribute('open', '');
  await accessible(page);

  const saved = page.waitForEvent('download');
  await journey.press(page.getByRole('button', { name: portal.text('compare_save') }));
  expect((await saved).suggestedFilename()).toMatch(/^comparison-\d+\.pdf$/);
});
