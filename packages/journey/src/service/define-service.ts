import type { ComponentType } from 'react';

/** Who may open a service: no session needed, a session needed, or both. */
export type Access = 'public' | 'private' | 'either';

export type Audience = 'retail' | 'corporate';

/** A system that a service cannot work without. Downtime is published for the system; the service only says that it depends on it. */
export type Dependency = 'core';

/** What leaving a service goes to (section 2): always the dashboard, or one step back where the address carries an `id`. */
export type Leave = 'dashboard' | 'back-when-id';

/**
 * What the browser's back button shows when it reaches this service with a session (section 2): the page as it was,
 * the dashboard, or the page only where the address carries an `id`, otherwise the dashboard.
 */
export type BackWhenSignedIn = 'as-it-was' | 'dashboard' | 'needs-id';

/** What a screen's file exports. */
export interface ScreenModule {
  readonly default: ComponentType;
  /** The page name in the languages whose words an address does not have; in English it is what the address gives. */
  readonly pageName?: () => string;
  /** The description for search engines, of a service that is in their index. */
  readonly description?: () => string;
}

/**
 * The facts of a service: all that the router, the guards, the titles, the back and leave rules and the downtime gate
 * need. Its place, name and search words in the menu (`MenuEntry`) load with the menu alone.
 */
export interface ServiceFacts {
  /** The last part of the address and the name of the folder. */
  readonly id: string;
  readonly access: Access;
  readonly audiences: readonly Audience[];
  /** A private service that a payments-only session opens too, in a variant without OTP (section 4). */
  readonly alsoPaymentsOnly?: true;
  /** May a person without a session go back here? (section 2) */
  readonly backWhenSignedOut: boolean;
  readonly backWhenSignedIn: BackWhenSignedIn;
  readonly leave: Leave;
  readonly dependsOn: readonly Dependency[];
  /** The action phrase that is sent with an OTP asked for on this page (section 4); none where no OTP is asked. */
  readonly workType?: string;
  /** Of no use to a signed-in person, who is sent to the dashboard instead. */
  readonly onlySignedOut?: true;
  /** Opens without a network too, when it is not known whether a session is still valid. */
  readonly worksOffline?: true;
  /** Also answers at the portal's own address, `/cs`. */
  readonly atEntry?: true;
  /** Its own page name; without it the name is derived from the address (section 2). */
  readonly pageName?: () => string;
  /** May search engines list it? Its screen then has a description for them. */
  readonly indexed?: true;
  /** How the sign-in page offers it to a person without a session. */
  readonly quickLink?: () => string;
}

/** A service: its facts, and its screen, which loads when it is opened. */
export interface ServiceRow extends ServiceFacts {
  readonly screen: () => Promise<ScreenModule>;
}

/** Declares the facts of a service. The type keeps the literals, so that a wrong id does not compile anywhere. */
export function defineFacts<const Facts extends ServiceFacts>(facts: Facts): Facts {
  return facts;
}

/** A service in the list of an app: its facts, and its screen, which is fetched when it is opened. */
export function defineService<const Facts extends ServiceFacts>(
  facts: Facts,
  screen: ServiceRow['screen'],
): Facts & Pick<ServiceRow, 'screen'> {
  return { ...facts, screen };
}
