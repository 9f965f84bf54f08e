import { expect } from '@lifedesk/e2e';
import { signInAtDesk, test, texts } from './desk.ts';

const REQUEST = 'SR5512370846';

test('a manager works on a request of a customer who is not present, and then ends their sessions', async ({
  page,
  desk,
  sandbox,
  accessible,
}) => {
  const person = await sandbox.personWhose(/premium is due/);
  const services = await signInAtDesk(page, sandbox, desk, 'Thomas Kurian');
  const own = texts[services.locale];
  const form = page.locator('form').filter({ has: services.button('staff_requestOpen') });
  await form.getByRole('textbox').fill(REQUEST);
  await accessible(page);
  await services.button('staff_requestOpen').click();

  await expect(page.getByText(own.onRequest.replace('{number}', REQUEST))).toBeVisible();
  await expect(services.link('updateNominee_menuName')).toHaveCount(0);
  await accessible(page);
  await page.getByRole('link', { name: own.requests }).click();
  await expect(page.getByText(REQUEST).first()).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: own.toCustomer }).click();
  await page.getByRole('button', { name: own.finish }).click();
  await expect(page.getByText(own.finished)).toBeVisible();

  await services.field('staff_endCustomer').fill(person.clientId);
  await page
    .getByRole('combobox', { name: services.text('staff_endReason') })
    .selectOption(services.text('staff_endLost'));
  await services.button('staff_end').click();
  await expect(page.getByText(services.text('staff_ended', { count: '0' }))).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: own.staffSignOut.replace('{name}', 'Thomas Kurian') }).click();
  await expect(services.button('staff_signIn')).toBeVisible();
  await accessible(page);
});
