import { ANY_WIDTH, begin, confirm, expect, picture, test } from '@lifedesk/e2e';

test('gst-refund', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'gst-refund',
    'gstRefund_menuName',
    /GST on her premiums can be refunded/,
  );
  await journey.expectAt('gstRefund_heading');
  await journey.button('journey_continue');
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await journey.expectAt('gstRefund_heading');
  await journey.upload(picture);
  await journey.button('journey_continue');
  await journey.expectAt('gstRefund_reviewHeading');
  await journey.button('confirm_sendCode');
  await expect(page.getByRole('link', { name: portal.text('gstRefund_declareMissing') })).toBeVisible();
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'gstRefund_send');
  await journey.follow(await journey.endsWithTicket('gstRefund_done'));
});
