/** The seeding texts that say no, in lower case. Specification section 5. */
const NOT_SEEDED = ['aadhaar seeding - not seeded', 'no'];

/** Whether a PAN's Aadhaar seeding text is valid: not blank, and not one of the texts that say no, in whatever case. Specification section 5. */
export function isPanSeeded(seedingText: string | null | undefined): boolean {
  const text = seedingText?.trim().toLowerCase() ?? '';
  return text !== '' && !NOT_SEEDED.includes(text);
}
