import { begin, confirm, type JourneyFixtures } from './service-journey.ts';

/** Gives the person's policy another bank account, which the bank confirms: from the dashboard to the acknowledgement. */
export async function changeAccount(given: JourneyFixtures, whose: RegExp): Promise<void> {
  const { person, portal, journey } = await begin(given, 'neft-details', 'neftDetails_menuName', whose);
  await journey.expectAt('neftDetails_heading');
  await journey.field('neftDetails_ifsc', 'SBIN0000300');
  await journey.field('neftDetails_holder', person.name);
  await journey.field('neftDetails_number', '50100987654321');
  await journey.field('neftDetails_again', '50100987654321');
  await journey.choose(given.page.getByRole('radio', { name: portal.text('neftDetails_savings') }));
  await journey.button('journey_continue');
  await journey.expectAt('neftDetails_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(given.sandbox, journey, person.mobile, 'confirm_action');
  await journey.expectAt('neftDetails_done');
}
