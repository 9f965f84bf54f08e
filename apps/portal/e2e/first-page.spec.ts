import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test('the page names every file that sign-in needs', ANY_WIDTH, async ({ page, sandbox }) => {
  // Requests that start some seconds after the page loads never start while its clock is stopped.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const portal = Portal.inSandbox(page, sandbox);
  const waitedFor: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) waitedFor.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/cs/login', { waitUntil: 'commit' });
  await portal.button('login_sendOtp').waitFor();
  const named = `${await answer?.text()} ${answer?.headers().link}`;
  expect(waitedFor.length).toBeGreaterThan(3);
  // a file that only a script knows comes a whole network round trip later
  expect(waitedFor.filter((path) => !named.includes(path))).toEqual([]);
});

test(
  'the styles come before the scripts, so that a slow phone shows the insurer’s header early',
  ANY_WIDTH,
  async ({ page, sandbox: _ }) => {
    const answer = await page.goto('/cs/login', { waitUntil: 'commit' });
    const scripts = (await answer?.text())?.match(/<script type="module"[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) expect(tag).toContain('fetchpriority="low"');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says how to reach the insurer', ANY_WIDTH, async ({ page, sandbox: _ }) => {
    await page.goto('/cs/login');
    await expect(page.getByText('allow JavaScript for it in your browser')).toBeVisible();
    await expect(page.getByRole('link', { name: '1800 000 0199' }).first()).toHaveAttribute('href', 'tel:18000000199');
  });
});
