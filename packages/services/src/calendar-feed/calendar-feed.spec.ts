import { begin, expect, test } from '@lifedesk/e2e';

test('creates the address of due dates, lets a calendar fetch it, and turns it off', async ({
  page,
  sandbox,
  accessible,
  request,
}) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'calendar-feed', 'calendarFeed_menuName');
  await journey.expectAt('calendarFeed_heading');
  await journey.press(page.getByRole('button', { name: portal.text('calendarFeed_create') }));
  const field = page.getByRole('textbox', { name: portal.text('calendarFeed_address') });
  await expect(page.getByRole('region', { name: portal.text('calendarFeed_onHeading') })).toBeVisible();
  await accessible(page);
  const address = await field.inputValue();
  await expect(page.getByRole('link', { name: portal.text('calendarFeed_open') })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  await journey.press(page.getByRole('button', { name: portal.text('calendarFeed_copy') }));

  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  const etag = calendar.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);

  await page.reload();
  await journey.expectAt('calendarFeed_heading');
  await expect(page.getByText(portal.text('calendarFeed_notFetched'))).toBeHidden();
  await expect(field).toBeHidden();
  const turnOff = portal.text('calendarFeed_revoke');
  await journey.press(page.getByRole('button', { name: turnOff }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await journey.press(dialog.getByRole('button', { name: turnOff }));
  await expect(page.getByRole('button', { name: portal.text('calendarFeed_create') })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
