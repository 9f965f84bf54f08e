import { begin, expect, picture, test } from '@lifedesk/e2e';

test('gst-refund', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'gst-refund',
    'gstRefund_menuName',
    /GST on her premiums can be refunded/,
  );
  await journey.isAt('gstRefund_heading');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText(portal.text('upload_done'))).toBeVisible();
  await journey.button('journey_continue');
  await journey.isAt('gstRefund_reviewHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('gstRefund_send');
  await journey.follow(await journey.endsWithTicket('gstRefund_done'));
});
