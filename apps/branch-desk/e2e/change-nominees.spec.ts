import { expect } from '@lifedesk/e2e';
import { signInAtDesk, test, texts } from './desk.ts';

test('staff look up a customer, change the nominees, and leave nothing for the next customer', async ({
  page,
  desk,
  sandbox,
  accessible,
}) => {
  const person = await sandbox.personWhose(/premium is due/);
  const [policyNo = ''] = person.policyNumbers;
  const [leaving, staying] = ['Ms Ira Kulkarni', 'Mr Sameer Kulkarni'];
  await page.goto(desk);
  await accessible(page);
  const services = await signInAtDesk(page, sandbox, desk, 'Revathi Iyer');
  const own = texts[services.locale];
  await accessible(page);
  await page.getByRole('textbox', { name: own.findField }).fill(policyNo);
  await services.button('login_sendOtp').click();
  await services.field('otp_label').waitFor();
  await services.field('otp_label').fill(await sandbox.otp(person.mobile));
  await page.getByRole('button', { name: own.otpSubmit }).click();

  const finish = page.getByRole('button', { name: own.finish });
  await expect(finish).toBeVisible();
  await expect(page.getByText(policyNo).first()).toBeVisible();
  await accessible(page);
  await services.link('updateNominee_menuName').click();

  await services.heading('choosePolicy_heading').waitFor();
  await page.getByRole('radio', { name: new RegExp(policyNo) }).check();
  await services.button('journey_continue').click();
  await services.heading('updateNominee_heading').waitFor();
  await page.getByRole('button', { name: services.text('updateNominee_remove', { name: leaving }) }).click();
  await services.field('updateNominee_share').fill('100');
  await accessible(page);
  await services.button('journey_continue').click();

  await services.heading('updateNominee_workType').waitFor();
  await expect(page.getByRole('main').getByText(staying).first()).toBeVisible();
  await services.button('confirm_sendCode').click();
  await services.heading('otp_heading').waitFor();
  await services.field('otp_label').fill(await sandbox.otp(person.mobile));
  await services.button('confirm_action').click();

  await services.heading('updateNominee_done').waitFor();
  const ticket = (await page.getByText(/^SR\d{10}$/).textContent()) ?? '';
  await accessible(page);
  await services.link('request_follow').click();
  await expect(page.getByText(ticket).first()).toBeVisible();

  await page.getByRole('button', { name: own.toCustomer }).click();
  await page.getByRole('combobox', { name: own.seen }).selectOption(own.seenPan);
  await finish.click();
  await expect(page.getByText(own.finished)).toBeVisible();
  await expect(page.getByText(/BV\d{10}.*Revathi Iyer/)).toBeVisible();
  await accessible(page);
  await expect(page.getByRole('textbox', { name: own.findField })).toHaveValue('');
  await expect(page.getByText(policyNo)).toHaveCount(0);
});
