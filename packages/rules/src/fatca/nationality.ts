import { isEmptyValue } from '../format/is-empty-value.ts';

/** The nationality codes and their meanings. Specification section 3. */
export const NATIONALITIES = [
  { code: 'I', id: 'indian', label: 'Indian' },
  { code: 'N', id: 'nri', label: 'NRI' },
  { code: 'P', id: 'pio-oci', label: 'PIO/OCI' },
  { code: 'F', id: 'foreign-national', label: 'Foreign National' },
] as const;

export type Nationality = (typeof NATIONALITIES)[number];

/** The nationality codes on the wire. */
export type NationalityCode = Nationality['code'];

/** The meaning of a nationality code. Empty means Indian; null for an unknown code. Specification section 3. */
export function nationalityOf(code: string | null | undefined): Nationality | null {
  if (isEmptyValue(code)) return NATIONALITIES[0];
  return NATIONALITIES.find((nationality) => nationality.code === code?.trim()) ?? null;
}
