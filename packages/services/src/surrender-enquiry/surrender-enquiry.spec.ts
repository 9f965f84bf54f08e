import { ANY_WIDTH, begin, expect, test } from '@lifedesk/e2e';

test('surrender-enquiry, and with its number surrender-request', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'surrender-enquiry',
    'surrenderEnquiry_menuName',
    /One premium is due in ten days/,
  );
  await journey.expectAt('surrenderEnquiry_heading');
  await journey.button('surrenderEnquiry_send');
  await journey.expectAt('surrenderEnquiry_done');
  await journey.press(page.getByRole('link', { name: portal.text('surrenderEnquiry_goOn') }));
  await expect(portal.heading('surrenderRequest_heading')).toBeVisible();
  await expect(portal.field('ticketCheck_label')).toHaveValue(/^SR\d{10}$/);
});
