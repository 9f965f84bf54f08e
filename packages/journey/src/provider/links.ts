import type { IconComponent } from '@lifedesk/ui';
import type { Audience } from '../service/define-service.ts';
import type { MenuGroup } from '../service/menu-entry.ts';

/** The query of an address, by name. Empty values are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A link with the name of the service that it leads to, in the language of the page. */
export interface ServiceLink {
  readonly id: string;
  readonly href: string;
  readonly name: () => string;
}

/** A service of the menu, for a person of its audience. */
export interface ServiceEntry extends ServiceLink {
  readonly group: MenuGroup;
  readonly icon: IconComponent;
  /** Why it is of no use to this person now, from the rule that decides it; undefined where it is of use. */
  readonly unavailable: string | undefined;
}

/** Something that is not done online, and how it is done instead. */
export interface Guide {
  readonly id: string;
  readonly group: MenuGroup;
  readonly name: () => string;
  /** How it is done and the number to call. */
  readonly how: () => string;
}

/** The names of the services. They load after the first page. */
export interface ServiceNames {
  /** The service at a path; undefined where the app has none there. */
  at(path: string): ServiceLink | undefined;
  /** The services of a group of the menu that this person can open now. */
  inGroup(group: MenuGroup): readonly ServiceLink[];
  /** Every service for this person's audience, also those of no use to them now, in the order of the menu. */
  readonly all?: () => readonly ServiceEntry[];
  /** What is not done online. */
  readonly guides?: () => readonly Guide[];
}

/** How a service reaches the others without importing them. */
export interface Links {
  /** The address of a service; undefined where the app does not have it, or not for a person with this session. */
  href(id: string, query?: Query): string | undefined;
  /** What a person can do without signing in. */
  readonly withoutSession?: () => readonly ServiceLink[];
  readonly names?: () => Promise<ServiceNames>;
  /**
   * Where a person goes after signing in.
   * @param wanted the `redirectURL` of the address, which may come from anywhere
   */
  readonly afterSignIn?: (wanted: string | null, audience: Audience) => string;
  /** Fetches the code of a page that the person is about to reach. */
  readonly prepare?: (href: string) => void;
}

/** The query parameter of the sign-in page that holds where the person was (section 2). */
export const redirectParameter = 'redirectURL';
