import { type Applicant, confirm, expect, Journey, type JourneyFixtures, Portal, picture, test } from '@lifedesk/e2e';

/** The page for applicants, in English on a desktop, in Hindi on a phone. */
async function start({ page, sandbox, accessible }: JourneyFixtures) {
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs/track-application');
  return { portal, journey: Journey.from(portal, 'track-application', accessible) };
}

/** Signs an applicant in with the OTP, and opens the application. */
async function openApplication(
  { page, sandbox }: JourneyFixtures,
  { portal, journey }: { portal: Portal; journey: Journey },
  { applicationNo, mobile }: Applicant,
  loginId = applicationNo,
) {
  await journey.field('trackApplication_field', loginId);
  await journey.button('login_sendOtp');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, mobile, 'login_signIn');
  await journey.expectAt('applicationTracker_heading');
  await journey.press(page.getByRole('link', { name: new RegExp(applicationNo) }));
  await page.getByText(portal.text('applicationTracker_numberOf', { number: applicationNo })).waitFor();
}

test('track-application: the stage without an OTP, and with one the applications and a paper', async ({
  page,
  sandbox,
  accessible,
}) => {
  const fixtures = { page, sandbox, accessible };
  const applicant = await sandbox.applicantAt('documents');
  const { portal, journey } = await start(fixtures);
  await journey.expectAt('trackApplication_heading');
  await journey.press(portal.link('trackApplication_toLook'));
  await journey.expectAt('trackApplication_lookHeading');
  await journey.button('trackApplication_look');
  await expect(page.getByRole('alert')).toBeVisible();
  await accessible(page);
  await journey.field('trackApplication_number', applicant.applicationNo);
  const [year = '', month = '', day = ''] = applicant.birthDate.split('-');
  await journey.field('date_day', day);
  await journey.field('date_month', month);
  await journey.field('date_year', year);
  await journey.button('trackApplication_look');
  const result = page.getByRole('region', { name: portal.text('trackApplication_lookResult') });
  await expect(result.getByText(portal.text('trackApplication_pendingYes'))).toBeVisible();
  await accessible(page);
  await journey.press(result.getByRole('link', { name: portal.text('trackApplication_toSignIn') }));
  await journey.expectAt('trackApplication_heading');
  await openApplication(fixtures, { portal, journey }, applicant, applicant.mobile.slice(-10));
  await accessible(page);
  await page.reload();
  await journey.press(portal.link('applicationTracker_send'));
  await journey.expectAt('applicationTracker_send');
  await journey.upload(picture);
  await journey.button('applicationTracker_sendPaper');
  await expect(portal.heading('applicationTracker_sent')).toBeFocused();
  await accessible(page);
  await journey.press(portal.link('applicationTracker_backTo'));
  // new business may look at it at once, so it is being checked or has been accepted
  await page.getByRole('heading', { name: portal.text('applicationTracker_papers') }).waitFor();
  await expect(page.getByText(portal.text('applicationTracker_paperNeeded'))).toHaveCount(0);
  await expect(portal.link('applicationTracker_send')).toHaveCount(0);
  await journey.button('applicationTracker_signOut');
  await expect(portal.heading('logout_heading')).toBeVisible();
});

test('track-application: accepts an offer on other terms, with an OTP and the UPI app', async ({
  page,
  sandbox,
  accessible,
}) => {
  const fixtures = { page, sandbox, accessible };
  const applicant = await sandbox.applicantAt('counter-offer');
  const { portal, journey } = await start(fixtures);
  await openApplication(fixtures, { portal, journey }, applicant);
  await accessible(page);
  await journey.press(portal.link('applicationTracker_accept'));
  await journey.expectAt('applicationTracker_acceptHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, applicant.mobile, 'applicationTracker_accept');
  await expect(portal.heading('applicationTracker_approve')).toBeVisible();
  await accessible(page);
  await journey.press(portal.link('applicationTracker_backTo'));
  await expect(page.getByText(portal.text('applicationTracker_offerAccepting'))).toBeVisible();
  // the page asks until the UPI app has answered
  await journey.button('applicationTracker_toUpi');
  await page.getByRole('button', { name: 'Approve with UPI PIN' }).click();
  await page.getByRole('link', { name: 'Return to the insurer' }).click();
  await journey.expectAt('applicationTracker_heading');
});

test('track-application: saves the medical card', async ({ page, sandbox, accessible }) => {
  const fixtures = { page, sandbox, accessible };
  const { portal, journey } = await start(fixtures);
  await openApplication(fixtures, { portal, journey }, await sandbox.applicantAt('medical'));
  const saved = page.waitForEvent('download');
  await journey.button('applicationTracker_saveCard');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('heading', { name: portal.text('applicationTracker_preparation') })).toBeVisible();
  await accessible(page);
});

test('track-application: opens the partner’s page, or says that it cannot be reached', async ({
  page,
  sandbox,
  accessible,
}) => {
  const fixtures = { page, sandbox, accessible };
  const { portal, journey } = await start(fixtures);
  await openApplication(fixtures, { portal, journey }, await sandbox.applicantAt('documents'));
  await sandbox.scenario('partner link fails');
  await journey.button('applicationTracker_helpComplete');
  await journey.expectAt('yblError_toPartner');
  await sandbox.scenario('partner link fails', false);
  await journey.press(portal.link('yblError_toApplication'));
  await journey.button('applicationTracker_helpComplete');
  await expect(page.getByRole('heading', { name: 'Help with your application' })).toBeVisible();
});
