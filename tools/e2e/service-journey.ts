import type { Page } from '@playwright/test';
import { isByTouch, Journey } from './journey.ts';
import { Portal } from './portal.ts';
import type { Sandbox } from './sandbox.ts';
import type { Where } from './signed-in.ts';
import { type Accessible, test } from './test.ts';

/** What a test passes to a journey. */
export interface JourneyFixtures {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly accessible: Accessible;
}

/** The story of the demo company. */
export const COMPANY = /5,000 policies/;

/** A suitable demo customer, signed in at the dashboard or at another address: in English on a desktop, in Hindi on a phone. */
export async function signedIn(
  { page, sandbox }: Pick<JourneyFixtures, 'page' | 'sandbox'>,
  whose = /premium is due/,
  where?: Where,
) {
  const person = await sandbox.personWhose(whose);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person, where);
  return { person, portal };
}

/** Signs in and opens a service: on a phone by its name in the menu, on a desktop by its address. */
export async function begin(
  { page, sandbox, accessible }: JourneyFixtures,
  service: string,
  menuName: string,
  whose?: RegExp,
) {
  const where = isByTouch() ? undefined : `/cs/${service}`;
  const { person, portal } = await signedIn({ page, sandbox }, whose, where);
  const journey = await Journey.open(portal, service, portal.text(menuName), accessible);
  return { person, portal, journey };
}

/** Types the OTP sent to a contact, and presses the button. */
export async function confirm(sandbox: Sandbox, journey: Journey, to: string, button: string) {
  await journey.field('otp_label', await sandbox.otp(to));
  await journey.button(button);
}
