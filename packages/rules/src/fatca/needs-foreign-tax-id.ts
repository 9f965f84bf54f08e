import { isEmptyValue } from '../format/is-empty-value.ts';

/** UAE, Kuwait, Oman, Qatar, Saudi Arabia and Bahrain, by ISO 3166-1 alpha-2: no tax id is needed for them. Specification section 9. */
export const GULF_COUNTRIES = ['AE', 'KW', 'OM', 'QA', 'SA', 'BH'] as const;

/** Why a country needs a foreign tax id or not. */
export type ForeignTaxIdReason = 'country-missing' | 'gulf-country' | 'other-country';

/**
 * Whether a country of residence, an ISO 3166-1 alpha-2 code, needs a foreign tax id: every country except the six in
 * the Gulf. False without a country. Specification section 5.
 */
export function needsForeignTaxId(country: string | null | undefined): {
  needed: boolean;
  because: ForeignTaxIdReason;
} {
  if (isEmptyValue(country)) return { needed: false, because: 'country-missing' };
  const isGulf = GULF_COUNTRIES.some((gulf) => gulf === country?.trim().toUpperCase());
  return isGulf ? { needed: false, because: 'gulf-country' } : { needed: true, because: 'other-country' };
}
