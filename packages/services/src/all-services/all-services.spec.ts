import { expect, Portal, test } from '@lifedesk/e2e';

/** A customer with nothing lapsed. */
const PAYING = /premium is due/;

test('a customer finds services in groups, by their own words, and why one is not for them', async ({
  page,
  sandbox,
  accessible,
}) => {
  const onPhone = test.info().project.name === 'phone';
  const portal = Portal.inSandbox(page, sandbox, onPhone ? 'hi' : 'en');
  await portal.openSignedIn(await sandbox.personWhose(PAYING));
  await portal.seesDashboard();
  const menu = await portal.menu();
  // groups open and close by the keyboard, and stay so after a reload
  const details = menu.getByRole('button', { name: portal.text('menuGroup_details') });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: portal.text('updatePan_menuName'), exact: true })).toBeVisible();
  await accessible(page);
  await page.reload();
  await portal.seesDashboard();
  const again = await portal.menu();
  await expect(again.getByRole('link', { name: portal.text('updatePan_menuName'), exact: true })).toBeVisible();
  // the search knows what people say
  const search = again.getByRole('searchbox', { name: portal.text('menu_search') });
  const found = again.getByRole('list', { name: portal.text('search_results') }).getByRole('listitem');
  await search.fill(onPhone ? 'लोन' : 'close my policy');
  await expect(found.first()).toContainText(portal.text(onPhone ? 'eLoan_menuName' : 'surrenderEnquiry_menuName'));
  await accessible(page);
  await search.fill('raseed');
  await search.press('Tab');
  await expect(found.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cs\/download-center\?kind=premium-receipt$/);
  // everything there is, with the reason where it is not for this customer
  await (await portal.menuLink('allServices_menuName')).click();
  await expect(portal.heading('allServices_heading')).toBeVisible();
  const revive = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: portal.text('revivalScheme_menuName') });
  await expect(revive).toBeVisible();
  await expect(revive.getByRole('link')).toHaveCount(0);
  await accessible(page);
});
