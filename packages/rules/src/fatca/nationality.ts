import { isEmptyValue } from '../format/is-empty-value.ts';

/** The nationality codes with what they mean. Specification section 3. */
export const NATIONALITIES = [
  { code: 'I', id: 'indian', label: 'Indian' },
  { code: 'N', id: 'nri', label: 'NRI' },
  { code: 'P', id: 'pio-oci', label: 'PIO/OCI' },
  { code: 'F', id: 'foreign-national', label: 'Foreign National' },
] as const;

export type Nationality = (typeof NATIONALITIES)[number];
export type NationalityCode = Nationality['code'];

/** What a nationality code means; an empty one means Indian. Null for a code that is not known. Specification section 3. */
export function nationalityOf(code: string | null | undefined): Nationality | null {
  if (isEmptyValue(code)) return NATIONALITIES[0];
  return NATIONALITIES.find((nationality) => nationality.code === code?.trim()) ?? null;
}
