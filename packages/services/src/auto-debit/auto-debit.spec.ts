import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('auto-debit skips the next debit and stays registered', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'auto-debit',
    'autoDebit_menuName',
    /everything is paid, checked and complete/,
  );
  await journey.expectAt('autoDebit_heading');
  await journey.press(portal.link('autoDebit_skip'));
  await journey.expectAt('autoDebit_skipHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  const right = await sandbox.otp(person.mobile);
  await journey.field('otp_label', right === '000000' ? '111111' : '000000');
  await journey.button('autoDebit_confirm');
  await expect(portal.field('otp_label')).toHaveAttribute('aria-invalid', 'true');
  await confirm(sandbox, journey, person.mobile, 'autoDebit_confirm');
  await journey.follow(await journey.endsWithTicket('autoDebit_skipped'));
});
