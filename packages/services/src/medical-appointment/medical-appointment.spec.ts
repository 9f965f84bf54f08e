import { readFile } from 'node:fs/promises';
import {
  type Applicant,
  confirm,
  expect,
  Journey,
  type JourneyFixtures,
  Portal,
  type Sandbox,
  test,
} from '@lifedesk/e2e';

interface Visit {
  readonly portal: Portal;
  readonly journey: Journey;
}

/** Opens the page of an applicant, in English on a desktop, in Hindi on a phone. */
async function openTests({ page, sandbox, accessible }: JourneyFixtures, applicant: Applicant): Promise<Visit> {
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs/track-application');
  const journey = Journey.from(portal, 'medical-appointment', accessible);
  await signIn({ portal, journey }, sandbox, applicant);
  return { portal, journey };
}

/** Signs the applicant in, and follows the application to its tests. */
async function signIn({ portal, journey }: Visit, sandbox: Sandbox, { applicationNo, mobile }: Applicant) {
  await journey.field('trackApplication_field', applicationNo);
  await journey.button('login_sendOtp');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, mobile, 'login_signIn');
  await journey.expectAt('applicationTracker_heading');
  await journey.press(portal.page.getByRole('link', { name: new RegExp(applicationNo) }));
  await journey.press(portal.link('medicalAppointment_timeAndPlace'));
}

/** Chooses the first time at the second centre around a PIN code: late in the evening, tomorrow may have only one left. */
async function chooseTime({ portal, journey }: Visit): Promise<void> {
  const { page } = portal;
  await journey.expectAt('medicalAppointment_placeHeading');
  await journey.field('address_pin', '400028');
  await journey.button('journey_continue');
  await expect(page.getByRole('radio', { name: /Dadar/ })).toBeVisible();
  await journey.expectAt('medicalAppointment_timeHeading');
  await journey.chooseSecond(page.getByRole('group').first().getByRole('radio'));
  await journey.choose(page.getByRole('group').nth(1).getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_reviewHeading');
  await journey.button('medicalAppointment_book');
}

async function chooseWay({ portal, journey }: Visit): Promise<void> {
  await journey.expectAt('medicalAppointment_wayHeading');
  await journey.choose(portal.page.getByRole('radio').first());
  await journey.button('journey_continue');
}

test('medical-appointment: books, confirms, moves and cancels', async ({ page, sandbox, accessible }) => {
  const visit = await openTests({ page, sandbox, accessible }, await sandbox.applicantAt('medical'));
  const { portal, journey } = visit;
  const book = async (done: string) => {
    await chooseWay(visit);
    await chooseTime(visit);
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

test('medical-appointment: downloads a report once it is in', async ({ page, sandbox, accessible }) => {
  const applicant = await sandbox.applicantAt('medical');
  const visit = await openTests({ page, sandbox, accessible }, applicant);
  const { portal, journey } = visit;
  await journey.press(portal.link('medicalAppointment_chooseTime'));
  await chooseWay(visit);
  // a PIN code that we do not know leads back, to the state and the city or to another PIN code
  await journey.field('address_pin', '999999');
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_timeHeading');
  await journey.button('medicalAppointment_byTown');
  await journey.expectAt('medicalAppointment_placeHeading');
  await expect(portal.field('address_city')).toBeVisible();
  await page.goBack();
  await expect(portal.heading('medicalAppointment_wayHeading')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await journey.button('journey_continue');
  await journey.button('medicalAppointment_byPin');
  await chooseTime(visit);
  await expect(portal.heading('medicalAppointment_bookedHeading')).toBeFocused();
  // longer than all days that can be booked, and than the laboratory takes
  await sandbox.advance('P30D');
  await page.goto('/cs/track-application');
  await signIn(visit, sandbox, applicant);
  const reports = page.getByRole('region', { name: portal.text('medicalAppointment_yourReports') });
  await expect(async () => {
    await page.reload();
    await expect(reports).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await accessible(page);
  const download = page.waitForEvent('download');
  await journey.press(reports.getByRole('button').first());
  const report = await download;
  expect(report.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d-1\.pdf$/);
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('medical-appointment: a doctor calls', async ({ page, sandbox, accessible }) => {
  const applicant = await sandbox.applicantAt('medical', 'call with a doctor');
  const { portal, journey } = await openTests({ page, sandbox, accessible }, applicant);
  await journey.press(portal.link('medicalAppointment_chooseTime'));
  await journey.expectAt('medicalAppointment_wayHeading');
  await journey.choose(page.getByRole('radio').first());
  await journey.choose(page.getByRole('checkbox', { name: portal.text('medicalAppointment_recording') }));
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_timeHeading');
  await journey.choose(page.getByRole('group').first().getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('medicalAppointment_reviewHeading');
  await journey.button('medicalAppointment_book');
  await expect(portal.heading('medicalAppointment_bookedHeading')).toBeFocused();
  await accessible(page);
});
