import { ANY_WIDTH, begin, expect, largePicture, picture, test } from '@lifedesk/e2e';

test('update-address', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'update-address', 'updateAddress_menuName');
  const list = (id: string) => page.getByRole('combobox', { name: portal.text(id) });
  await journey.expectAt('updateAddress_whichHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('updateAddress_heading');
  await journey.field('address_pin', '400001');
  await expect(list('address_city')).toHaveValue('Mumbai');
  await journey.field('address_line1', '14, Sagar Darshan');
  await journey.button('journey_continue');
  await journey.expectAt('updateAddress_proofHeading');
  await journey.pick(list('updateAddress_proofKind'), 'utility-bill');
  await journey.upload(picture);
  await journey.button('journey_continue');
  await journey.expectAt('updateAddress_workType');
  await journey.button('updateAddress_send');
  await journey.follow(await journey.endsWithTicket('updateAddress_done'));
});

test('a photo that is larger than 5 MB arrives smaller', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin({ page, sandbox, accessible }, 'update-address', 'updateAddress_menuName');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.field('address_pin', '400001');
  await expect(page.getByRole('combobox', { name: portal.text('address_city') })).toHaveValue('Mumbai');
  await journey.field('address_line1', '14, Sagar Darshan');
  await journey.button('journey_continue');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await journey.upload(largePicture());
  expect((await sent).headers()['content-type']).toBe('image/jpeg');
});
