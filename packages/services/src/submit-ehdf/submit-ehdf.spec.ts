import { begin, expect, test } from '@lifedesk/e2e';

test('submit-ehdf', async ({ page, sandbox, accessible }) => {
  const fixtures = { page, sandbox, accessible };
  const { portal, journey } = await begin(fixtures, 'submit-ehdf', 'submitEhdf_menuName', /Four lapsed policies/);
  await journey.expectAt('submitEhdf_heading');
  await journey.button('submitEhdf_begin');
  const [height, weight] = [page.getByRole('textbox').first(), page.getByRole('textbox').nth(1)];
  await journey.fill(height, '170');
  await journey.fill(weight, '72');
  const no = portal.text('submitEhdf_no');
  const review = portal.heading('submitEhdf_reviewHeading');
  for (let part = 1; part <= 10; part += 1) {
    const place = portal.text('submitEhdf_part', { number: String(part) });
    await expect(page).toHaveTitle(new RegExp(`${place}\\b`));
    await accessible(page);
    const groups = page.getByRole('main').locator('fieldset');
    for (const group of await groups.all()) await journey.chooseSecond(group.getByRole('radio'));
    await expect(page.getByRole('radio', { name: no, exact: true }).first()).toBeChecked();
    for (const box of await page.getByRole('checkbox').all()) await journey.choose(box);
    await journey.button('journey_continue');
  }
  await expect(review).toBeVisible();
  await journey.expectAt('submitEhdf_reviewHeading');
  await journey.button('journey_continue');
  await journey.expectAt('submitEhdf_declareHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('submitEhdf_send');
  const ticket = await journey.endsWithTicket('submitEhdf_done');
  const copy = page.waitForEvent('download');
  await portal.button('submitEhdf_saveCopy').click();
  expect((await copy).suggestedFilename()).toBe(`declaration-${ticket}.pdf`);
  await journey.follow(ticket);
});
