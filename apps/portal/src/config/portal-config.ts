import type { Locale } from '../locale/locale.ts';

/** A text of the insurer in each language of the portal. */
export type Localised = Readonly<Record<Locale, string>>;

/** The insurer that the portal speaks for: names, looks and ways to reach it. Never a constant in a screen. */
export interface Brand {
  /** The product's name, as in the page title. */
  readonly product: string;
  readonly insurer: Localised;
  /** Address of the logo; without one the insurer's name is set in type. */
  readonly logo?: string;
  readonly phone: string;
  readonly phoneHours: Localised;
  readonly email: string;
  readonly address: Localised;
  /** The insurer's own number at the regulator, shown in the footer. */
  readonly registration?: string;
}

/** What differs between installations. The server writes it as JSON into the page (element `lifedesk-config`). */
export interface PortalConfig {
  readonly brand: Brand;
  /** Base addresses; each falls back to the one that the environment gives. */
  readonly bases?: {
    readonly api?: string;
    readonly content?: string;
    readonly email?: string;
    readonly assets?: string;
  };
  /** The environment; otherwise it is read from the host name. */
  readonly environment?: string;
}
