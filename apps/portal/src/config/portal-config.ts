import type { BrandFile } from '@lifedesk/brands/brand-file.ts';
import type { Locale } from '@lifedesk/journey';

/** The insurer of this portal: names, mark and contacts. Never hard-code these in a screen. */
export type Brand = Pick<
  BrandFile<Locale>,
  | 'product'
  | 'insurer'
  | 'shortName'
  | 'mark'
  | 'horizon'
  | 'phone'
  | 'phoneHours'
  | 'email'
  | 'address'
  | 'registration'
>;

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
