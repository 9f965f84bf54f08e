import type { Locale } from '@lifedesk/journey';

/** A text of the insurer in each language of the portal. */
export type LocalisedText = Readonly<Record<Locale, string>>;

/** The insurer of this portal: names, mark and contacts. Never hard-code these in a screen. */
export interface Brand {
  /** The product's name, as in the page title. */
  readonly product: string;
  readonly insurer: LocalisedText;
  /** The mark: one path in a square of 32 units, or the address of an image. */
  readonly mark: string | { readonly src: string };
  readonly phone: string;
  readonly phoneHours: LocalisedText;
  readonly email: string;
  readonly address: LocalisedText;
  /** The insurer's registration number with the regulator, shown in the footer. */
  readonly registration?: string;
}

/** Base addresses without a trailing slash, if they are not the portal's own origin. */
export interface ConfiguredBases {
  readonly customerService?: string;
  readonly content?: string;
  readonly email?: string;
  readonly assets?: string;
}

/** What differs between installations. The server writes it as JSON into the page (element `lifedesk-config`). */
export interface PortalConfig {
  readonly brand: Brand;
  /** The environment's name; by default derived from the host name (section 7). */
  readonly environment?: 'LOCAL' | 'DEV' | 'QA' | 'UAT' | 'PRE_PROD' | 'PROD';
  readonly bases?: ConfiguredBases;
}
