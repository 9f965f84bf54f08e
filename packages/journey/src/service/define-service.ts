import type { ComponentType } from 'react';

/** Who may open a service: people without a session, with a session, or both. */
export type Access = 'public' | 'private' | 'either';

export type Audience = 'retail' | 'corporate';

/** A system that a service needs. Downtime is published for the system; the service only declares the dependency. */
export type Dependency = 'core';

/** Where leaving a service leads (section 2): always the dashboard, or one step back if the address has an `id`. */
export type Leave = 'dashboard' | 'back-when-id';

/**
 * What the browser's back button shows when it reaches this service with a session (section 2): the page as it was, the
 * dashboard, or the page only if the address has an `id`, otherwise the dashboard.
 */
export type BackWhenSignedIn = 'as-it-was' | 'dashboard' | 'needs-id';

/** What a screen's file exports. */
export interface ScreenModule {
  readonly default: ComponentType;
  /** The page name in languages other than English, whose name follows from the address. */
  readonly pageName?: () => string;
  /** The description for search engines, for a service that they index. */
  readonly description?: () => string;
}

/**
 * The facts of a service: everything that router, guards, titles, back and leave rules and the downtime gate need. Its
 * place, name and search words in the menu (`MenuEntry`) load only with the menu.
 */
export interface ServiceFacts {
  /** The last part of the address and the name of the folder. */
  readonly id: string;
  readonly access: Access;
  readonly audiences: readonly Audience[];
  /** A private service that a payments-only session can also open, in a variant without OTP (section 4). */
  readonly alsoPaymentsOnly?: true;
  /** Whether a person without a session may go back here (section 2). */
  readonly backWhenSignedOut: boolean;
  readonly backWhenSignedIn: BackWhenSignedIn;
  readonly leave: Leave;
  readonly dependsOn: readonly Dependency[];
  /** The action phrase sent when this page requests an OTP (section 4); undefined if it requests none. */
  readonly workType?: string;
  /** Useless to a signed-in person, who is sent to the dashboard instead. */
  readonly onlySignedOut?: true;
  /** Opens without a network too, when it is not known whether a session is still valid. */
  readonly worksOffline?: true;
  /** Also serves the portal's own address, `/cs`. */
  readonly atEntry?: true;
  /** Its own page name; by default the name is derived from the address (section 2). */
  readonly pageName?: () => string;
  /** Whether search engines may list it. Its screen then has a description for them. */
  readonly indexed?: true;
  /** How the sign-in page offers it to people without a session. */
  readonly quickLink?: () => string;
}

/** A service: its facts, and its screen, which loads when it is opened. */
export interface ServiceRow extends ServiceFacts {
  readonly screen: () => Promise<ScreenModule>;
}

/** Declares the facts of a service. The type keeps the literals, so that a wrong id does not compile. */
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
