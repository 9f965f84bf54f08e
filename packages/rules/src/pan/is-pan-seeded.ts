/** The seeding texts that mean no, in lower case. Specification section 5. */
const NOT_SEEDED = ['aadhaar seeding - not seeded', 'no'];

/**
 * Whether a PAN's Aadhaar seeding text is valid: not blank, and not one of the texts that mean no, ignoring case.
 * Specification section 5.
 */
export function isPanSeeded(seedingText: string | null | undefined): boolean {
  const text = seedingText?.trim().toLowerCase() ?? '';
  return text !== '' && !NOT_SEEDED.includes(text);
}
