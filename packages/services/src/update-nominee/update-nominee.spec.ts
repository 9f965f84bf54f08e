import { begin, confirm, expect, nomineeSharesText, test } from '@lifedesk/e2e';

test('update-nominee', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'update-nominee',
    'updateNominee_menuName',
  );
  const present = 'Mr Sameer Kulkarni';
  const fillBirthDate = async (id: string, ...typed: readonly string[]) => {
    const parts = page.getByRole('group', { name: portal.text(id), exact: true }).getByRole('textbox');
    for (const [at, part] of typed.entries()) await journey.fill(parts.nth(at), part);
  };
  const list = (name: string) => page.getByRole('combobox', { name });
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('updateNominee_heading');
  await journey.press(page.getByRole('button', { name: portal.text('updateNominee_remove', { name: present }) }));
  await journey.fill(portal.field('updateNominee_share'), '25');
  await journey.button('updateNominee_addNew');
  await expect(portal.field('updateNominee_name').last()).toBeFocused();
  await journey.fill(portal.field('updateNominee_name').last(), 'Dev Kulkarni');
  await fillBirthDate('updateNominee_born', '31', '1', '1990');
  await journey.pick(list(portal.text('updateNominee_relationship')).last(), 'Brother');
  await journey.fill(portal.field('updateNominee_share').last(), '74');
  await journey.button('journey_continue');
  await expect(
    page.getByRole('link', {
      name: nomineeSharesText({ valid: false, because: 'below-100', remaining: 1 }, portal.locale),
    }),
  ).toBeVisible();
  await journey.expectAt('updateNominee_heading');
  await journey.fill(portal.field('updateNominee_share').last(), '75');
  await journey.button('journey_continue');
  await journey.expectAt('updateNominee_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('updateNominee_done'));
});
