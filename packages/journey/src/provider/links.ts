import type { IconComponent } from '@lifedesk/ui';
import type { Audience } from '../service/define-service.ts';
import type { MenuGroup } from '../service/menu-entry.ts';

/** The query of an address, by name. Empty values are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A link with the name of its service, in the language of the page. */
export interface ServiceLink {
  readonly id: string;
  readonly href: string;
  readonly name: () => string;
}

/** A service of the menu, for a person of its audience. */
export interface ServiceEntry extends ServiceLink {
  readonly group: MenuGroup;
  readonly icon: IconComponent;
  /** Why the person cannot use it now, from the rule that decides; undefined if they can. */
  readonly unavailable: string | undefined;
}

/** Something that is not done online, and how to do it instead. */
export interface Guide {
  readonly id: string;
  readonly group: MenuGroup;
  readonly name: () => string;
  /** How to do it and the number to call. */
  readonly how: () => string;
}

/** The names of the services. They load after the first page. */
export interface ServiceNames {
  /** The service at a path; undefined if the app has none there. */
  at(path: string): ServiceLink | undefined;
  /** The services in a group of the menu that this person can open now. */
  inGroup(group: MenuGroup): readonly ServiceLink[];
  /** Every service for this person's audience, even those that they cannot use now, in the order of the menu. */
  readonly all?: () => readonly ServiceEntry[];
  /** What is not done online. */
  readonly guides?: () => readonly Guide[];
}

/** How a service links to the others without importing them. */
export interface Links {
  /** The address of a service; undefined if the app does not have it, or not for this session. */
  href(id: string, query?: Query): string | undefined;
  /** The sign-in page that leads to a service, for a person who must sign in to open it; undefined for others. */
  readonly signInFor?: Links['href'];
  /** What a person can do without signing in. */
  readonly withoutSession?: () => readonly ServiceLink[];
  readonly names?: () => Promise<ServiceNames>;
  /**
   * Where a person goes after signing in.
   * @param wanted the `redirectURL` of the address, which is untrusted
   */
  readonly afterSignIn?: (wanted: string | null, audience: Audience) => string;
  /** Fetches the code of a page that the person is about to open. */
  readonly prepare?: (href: string) => void;
}

/** The query parameter of the sign-in page with the page to return to (section 2). */
export const redirectParameter = 'redirectURL';
