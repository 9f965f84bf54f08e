import { begin, expect, test } from '@lifedesk/e2e';

test('freelook-enquiry, and with its number freelook-request', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'freelook-enquiry',
    'freelookEnquiry_menuName',
    /can still be returned/,
  );
  await journey.expectAt('choosePolicy_heading');
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.button('journey_continue');
  await journey.expectAt('freelookEnquiry_heading');
  await journey.button('freelookEnquiry_send');
  await journey.expectAt('freelookEnquiry_done');
  await journey.press(page.getByRole('link', { name: portal.text('freelookEnquiry_goOn') }));
  await expect(portal.heading('freelookRequest_heading')).toBeVisible();
  await expect(portal.field('ticketCheck_label')).toHaveValue(/^SR\d{10}$/);
});
