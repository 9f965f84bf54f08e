import { readFile } from 'node:fs/promises';
import { begin, expect, test } from '@lifedesk/e2e';

test('shows the funds of a policy, another period, and saves them as a file', async ({ page, sandbox, accessible }) => {
  const whose = /switches, NAV alerts/;
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'ulip-portfolio',
    'ulipPortfolio_menuName',
    whose,
  );
  await journey.expectAt('ulipPortfolio_menuName');
  await expect(page.getByRole('table', { name: portal.text('ulipPortfolio_allocation') })).toBeVisible();
  const slider = page.getByRole('slider', { name: portal.text('ulipPortfolio_date') });
  await expect(slider).toHaveAttribute('aria-valuetext', /₹/);
  await accessible(page);

  const points = Number(await slider.getAttribute('max'));
  await journey.pick(page.getByLabel(portal.text('ulipPortfolio_range')), 'all');
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(points);
  await slider.focus();
  const latest = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', latest ?? '');

  const saved = page.waitForEvent('download');
  await journey.press(page.getByRole('button', { name: portal.text('ulipPortfolio_saveFunds') }));
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
});
