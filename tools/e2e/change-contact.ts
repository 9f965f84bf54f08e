import { begin, confirm, type Given } from './service-journey.ts';

/** Changes a contact, from the dashboard to the acknowledgement, with an OTP to the current contact and one to the new. `whose`: another person's contact. */
export async function changeContact(
  given: Given,
  kind: 'Mobile' | 'Email',
  value: string,
  sentTo: string,
  whose?: RegExp,
): Promise<void> {
  const id = `update-${kind.toLowerCase()}`;
  const { person, journey } = await begin(given, id, `update${kind}_menuName`, whose);
  await journey.isAt(`update${kind}_heading`);
  await journey.field(`update${kind}_label`, value);
  await journey.field(`update${kind}_again`, value);
  await journey.button('journey_continue');
  await journey.isAt(`update${kind}_workType`);
  await journey.button('confirm_sendCode');
  await journey.isAt('changeContact_presentHeading');
  await confirm(given.sandbox, journey, person.mobile, 'journey_continue');
  await journey.isAt(`update${kind}_newHeading`);
  await confirm(given.sandbox, journey, sentTo, 'confirm_action');
  await journey.follow(await journey.endsWithTicket(`update${kind}_done`));
}
