import { expect, Portal, test } from '@lifedesk/e2e';

/** The demo insurer, in both scripts. */
const STRANGER = /meru|मेरु/i;

test.use({ installation: { LIFEDESK_BRAND: 'brands/sarovar-life.json' } });
// in one worker: otherwise each would start its own server for them
test.describe.configure({ mode: 'default' });

test('one variable changes name, colours and type', async ({ page, sandbox, accessible }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.open('/cs');
  await expect(page).toHaveTitle(/Saathi/);
  await expect(page.getByRole('banner')).toContainText('Sarovar Life');
  await expect(page.getByRole('contentinfo')).toContainText('8 Mall Road, Nainital');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#32194C');

  await page.evaluate(() => document.fonts.ready);
  const look = await portal.button('login_sendOtp').evaluate((button) => ({
    button: getComputedStyle(button).backgroundColor,
    family: getComputedStyle(button).fontFamily,
    header: getComputedStyle(document.querySelector('header') as Element).backgroundColor,
    loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  }));
  expect(look).toMatchObject({ button: 'rgb(0, 97, 110)', header: 'rgb(50, 25, 76)' });
  expect(look.family).toMatch(/^"IBM Plex Sans Devanagari"/);
  expect(new Set(look.loaded.map((family) => family.replaceAll('"', '')))).toEqual(
    new Set(['IBM Plex Sans Devanagari']),
  );
  await accessible(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(33, 16, 52)');
});

test('nothing names another insurer, from sign-in to the dashboard, in Hindi', async ({
  page,
  sandbox,
  accessible,
}) => {
  const portal = Portal.inSandbox(page, sandbox, 'hi');
  const person = await sandbox.personWhose(/premium is due/);
  await portal.signIn(person);
  await portal.seesDashboard();
  await expect(page.getByRole('banner')).toContainText('सरोवर लाइफ़');
  await expect(page.getByRole('main')).toContainText('Sarovar Secure Savings');
  await expect(page.locator('body')).not.toContainText(STRANGER);
  await accessible(page);
  for (const { text } of await sandbox.outbox(person.mobile)) expect(text).not.toMatch(STRANGER);
});
