import { ANY_WIDTH, expect, LOCALES, loginIdText, Portal, test } from '@lifedesk/e2e';

for (const locale of LOCALES)
  test(`signs in and out in ${locale}`, async ({ page, sandbox, accessible }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.open('/cs');
    await expect(portal.heading('login_heading')).toBeVisible();
    await accessible(page);
    await portal.giveLoginId(person.mobile);
    await expect(portal.heading('otp_heading')).toBeVisible();
    await accessible(page);
    await portal.giveOtp(await sandbox.otp(person.mobile));
    await portal.seesDashboard();
    await accessible(page);
    await portal.signOut();
    await accessible(page);
  });

test.describe('what can go wrong', () => {
  test('an unknown number is refused without revealing anything more', ANY_WIDTH, async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await portal.giveLoginId('999999999');
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await expect(portal.field('login_field')).toHaveValue('999999999');
  });

  test('text that is neither number nor address is refused at the field', async ({ page, sandbox, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await portal.giveLoginId('12');
    await expect(portal.field('login_field')).toBeFocused();
    await expect(page.getByText(loginIdText('too-short', portal.locale))).toBeVisible();
    await accessible(page);
  });

  test(
    'a wrong OTP can be tried again; the third attempt invalidates it, and a new one works',
    ANY_WIDTH,
    async ({ page, sandbox }) => {
      const person = await sandbox.personWhose(/premium is due/);
      const portal = Portal.inSandbox(page, sandbox);
      await page.clock.install();
      await portal.open('/cs');
      await portal.giveLoginId(person.mobile);
      await portal.heading('otp_heading').waitFor();
      const right = await sandbox.otp(person.mobile);
      const wrong = right === '111111' ? '222222' : '111111';
      await portal.giveOtp(wrong);
      await expect(page.getByText('OTP entered is not correct. Please check.')).toBeVisible();
      await expect(page.getByText(portal.text('otp_triesLeft', { count: 2 }))).toBeVisible();
      await portal.giveOtp(wrong);
      await expect(page.getByText(portal.text('otp_triesLeft', { count: 1 }))).toBeVisible();
      await portal.giveOtp(wrong);
      await expect(page.getByText(portal.text('otp_spent')).first()).toBeVisible();
      await sandbox.advance('PT31S');
      await page.clock.fastForward(31_000);
      await portal.button('otp_resend').click();
      await expect(page.getByText(portal.text('otp_resent'))).toBeVisible();
      await portal.giveOtp(await sandbox.otp(person.mobile));
      await portal.seesDashboard();
    },
  );

  test('an expired OTP has a different message from a wrong one', ANY_WIDTH, async ({ page, sandbox }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await portal.giveLoginId(person.mobile);
    await portal.heading('otp_heading').waitFor();
    const otp = await sandbox.otp(person.mobile);
    await sandbox.advance('PT6M');
    await portal.giveOtp(otp);
    await expect(page.getByText('OTP expired. Please try Resend OTP.').first()).toBeVisible();
  });

  test(
    'a locked login says so, stays on the screen, and offers what still works',
    ANY_WIDTH,
    async ({ page, sandbox }) => {
      await sandbox.scenario('lockout');
      const portal = Portal.inSandbox(page, sandbox);
      await portal.open('/cs');
      await portal.giveLoginId('501234567');
      await expect(page.getByText(/Login to your account has been disabled/).first()).toBeVisible();
      const until = page.getByText(portal.pattern('login_lockedUntil'));
      await expect(until).toBeVisible();
      await page.reload();
      await expect(until).toBeVisible();
    },
  );

  test('an unreachable server loses nothing that was typed', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await context.route('**/api/**', (route) => route.abort());
    await portal.giveLoginId(person.mobile);
    await expect(page.getByText('Server Not Reachable')).toBeVisible();
    await context.unroute('**/api/**');
    await portal.button('login_sendOtp').click();
    await expect(portal.heading('otp_heading')).toBeVisible();
  });

  for (const [name, words] of [
    ['server 500', /Oops! Something went wrong/],
    ['database away', /currently experiencing technical difficulties/],
  ] as const)
    test(`"${name}" is explained in plain words`, ANY_WIDTH, async ({ page, sandbox }) => {
      const portal = Portal.inSandbox(page, sandbox);
      await portal.open('/cs');
      await sandbox.scenario(name);
      await portal.giveLoginId('501234567');
      await expect(page.getByText(words).first()).toBeVisible();
    });

  test('a response that is not JSON is shown as our failure', ANY_WIDTH, async ({ page, sandbox, context }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await context.route('**/api/v1/login/validatecustomer', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>proxy' }),
    );
    await portal.giveLoginId('501234567');
    await expect(page.getByText(/Oops! Something went wrong/).first()).toBeVisible();
  });

  test('pressing twice sends one request', ANY_WIDTH, async ({ page, sandbox }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await portal.field('login_field').fill(person.mobile);
    await portal.button('login_sendOtp').dblclick();
    await expect(portal.heading('otp_heading')).toBeVisible();
    expect((await sandbox.outbox(person.mobile)).length).toBe(1);
  });
});

test('works with the keyboard alone', async ({ page, sandbox }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await portal.open('/cs');
  await page.keyboard.press('Tab');
  await expect(portal.link('app_skipToContent')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(portal.field('login_field')).toBeFocused();
  await page.keyboard.type(person.mobile);
  await page.keyboard.press('Enter');
  await expect(portal.heading('otp_heading')).toBeVisible();
  await expect(portal.field('otp_label')).toBeFocused();
  await page.keyboard.type(await sandbox.otp(person.mobile));
  await page.keyboard.press('Enter');
  await portal.seesDashboard();
});
