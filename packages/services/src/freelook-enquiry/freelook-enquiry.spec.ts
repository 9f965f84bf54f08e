import { begin, test } from '@lifedesk/e2e';

test('freelook-enquiry, and with its number freelook-request', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'freelook-enquiry',
    'freelookEnquiry_menuName',
    /can still be returned/,
  );
  await journey.isAt('choosePolicy_heading');
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.button('journey_continue');
  await journey.isAt('freelookEnquiry_heading');
  await journey.button('freelookEnquiry_send');
  await journey.isAt('freelookEnquiry_done');
  await journey.press(page.getByRole('link', { name: portal.text('freelookEnquiry_goOn') }));
  await journey.isAt('freelookRequest_heading');
  await journey.button('journey_continue');
  await journey.isAt('freelookRequest_reasonHeading');
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.button('journey_continue');
  await journey.isAt('freelookRequest_reviewHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('freelookRequest_send');
  await journey.follow(await journey.endsWithTicket('freelookRequest_done'));
});
