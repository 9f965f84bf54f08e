import { expect } from '@playwright/test';
import { begin, COMPANY, confirm, type JourneyFixtures } from './service-journey.ts';

/** Changes a contact, from the dashboard to the acknowledgement, with an OTP to the current contact and one to the new. `whose`: another person's contact. */
export async function changeContact(
  given: JourneyFixtures,
  kind: 'Mobile' | 'Email',
  value: string,
  sentTo: string,
  whose?: RegExp,
): Promise<void> {
  const id = `update-${kind.toLowerCase()}`;
  const { person, journey } = await begin(given, id, `update${kind}_menuName`, whose);
  await journey.expectAt(`update${kind}_heading`);
  await journey.field(`update${kind}_label`, value);
  await journey.field(`update${kind}_again`, value);
  await journey.button('journey_continue');
  await journey.expectAt(`update${kind}_workType`);
  await journey.button('confirm_sendCode');
  await journey.expectAt('changeContact_presentHeading');
  await confirm(given.sandbox, journey, person.mobile, 'journey_continue');
  await journey.expectAt(`update${kind}_newHeading`);
  await confirm(given.sandbox, journey, sentTo, 'confirm_action');
  await journey.follow(await journey.endsWithTicket(`update${kind}_done`));
}

/** The same for a company, which first gives the contact that it has; everyone concerned hears of it, and the dashboard shows the new one. */
export async function changeContactOfCompany(
  given: JourneyFixtures,
  kind: 'Mobile' | 'Email',
  value: string,
  sentTo: string,
  shown: string,
): Promise<void> {
  const { page, sandbox, accessible } = given;
  const of = (name: string) => `update${kind}_${name}`;
  const {
    person: company,
    portal,
    journey,
  } = await begin(given, `update-${kind.toLowerCase()}`, of('menuName'), COMPANY);
  const present = kind === 'Mobile' ? company.mobile : company.email;
  await journey.expectAt(of('companyHeading'));
  await journey.field(of('label'), present);
  await journey.field(of('again'), present);
  await journey.button('journey_continue');
  // registered already: said at the field, in the server's words
  await expect(portal.field(of('label'))).toHaveAttribute('aria-invalid', 'true');
  await accessible(page);
  await journey.field(of('label'), value);
  await journey.field(of('again'), value);
  await journey.button('journey_continue');
  await journey.expectAt(of('workType'));
  await journey.button('confirm_sendCode');
  await journey.expectAt('changeContact_presentHeading');
  await confirm(sandbox, journey, company.mobile, 'journey_continue');
  await journey.expectAt(of('newHeading'));
  await confirm(sandbox, journey, sentTo, 'confirm_action');
  const ticket = await journey.endsWithTicket(of('companyDone'));
  await expect
    .poll(async () => (await sandbox.outbox(company.email)).some(({ text }) => text.includes(ticket)))
    .toBe(true);
  await journey.press(portal.link('app_toDashboard'));
  await portal.seesDashboard();
  await expect(page.getByText(shown)).toBeVisible();
  await accessible(page);
}
