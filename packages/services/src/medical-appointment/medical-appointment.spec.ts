import { confirm, expect, Journey, type JourneyFixtures, Portal, test } from '@lifedesk/e2e';

/** Opens the tests of an applicant, in English on a desktop, in Hindi on a phone. */
async function start({ page, sandbox, accessible }: JourneyFixtures, story?: string) {
  const { applicationNo, mobile } = await sandbox.applicantAt('medical', story);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs/track-application');
  const journey = Journey.from(portal, 'medical-appointment', accessible);
  await journey.field('trackApplication_field', applicationNo);
  await journey.button('login_sendOtp');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, mobile, 'login_signIn');
  await journey.expectAt('applicationTracker_heading');
  await journey.press(page.getByRole('link', { name: new RegExp(applicationNo) }));
  await journey.press(portal.link('medicalAppointment_timeAndPlace'));
  return { portal, journey };
}

test('medical-appointment: books, confirms, moves and cancels', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await start({ page, sandbox, accessible });
  const book = async (done: string) => {
    await journey.expectAt('medicalAppointment_wayHeading');
    await journey.choose(page.getByRole('radio').first());
    await journey.button('journey_continue');
    await journey.expectAt('medicalAppointment_placeHeading');
    await journey.field('address_pin', '400028');
    await journey.button('journey_continue');
    await expect(page.getByRole('radio', { name: /Dadar/ })).toBeVisible();
    await journey.expectAt('medicalAppointment_timeHeading');
    await journey.chooseSecond(page.getByRole('group').first().getByRole('radio'));
    await journey.chooseSecond(page.getByRole('group').nth(1).getByRole('radio'));
    await journey.button('journey_continue');
    await journey.expectAt('medicalAppointment_reviewHeading');
    await journey.button('medicalAppointment_book');
    await expect(portal.heading(done)).toBeFocused();
    await accessible(page);
    await journey.press(portal.link('medicalAppointment_toAppointment'));
  };
  await journey.press(portal.link('medicalAppointment_chooseTime'));
  await book('medicalAppointment_bookedHeading');
  await journey.button('medicalAppointment_willCome');
  await expect(page.getByText(portal.text('medicalAppointment_confirmed'))).toBeVisible();
  await journey.press(portal.link('medicalAppointment_change'));
  await book('medicalAppointment_movedHeading');
  await journey.press(portal.link('medicalAppointment_cancel'));
  await journey.expectAt('medicalAppointment_cancelHeading');
  await journey.button('medicalAppointment_cancel');
  await expect(portal.heading('medicalAppointment_cancelledHeading')).toBeFocused();
  await accessible(page);
});

test('medical-appointment: a doctor calls', async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await start({ page, sandbox, accessible }, 'call with a doctor');
  await journey.press(portal.link('medicalAppointment_chooseTime'));
  await journey.expectAt('medicalAppointment_wayHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.choose(page.getByRole('checkbox', { name: portal.text('medicalAppointment_recording') }));
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_timeHeading');
  await journey.chooseSecond(page.getByRole('group').first().getByRole('radio'));
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_reviewHeading');
  await journey.button('medicalAppointment_book');
  await expect(portal.heading('medicalAppointment_bookedHeading')).toBeFocused();
  await accessible(page);
});
