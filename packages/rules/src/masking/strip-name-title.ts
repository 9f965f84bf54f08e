/** The titles that are stripped. Specification section 5. */
export const NAME_TITLES = ['Mr', 'Ms', 'Miss', 'Mrs', 'Dr', 'Sir'] as const;

const LEADING_TITLES = new RegExp(`^(?:(?:${NAME_TITLES.join('|')})(?:\\.\\s*|\\s+))+(?=\\S)`, 'i');

/**
 * A name without its title prefixes, in either case, with or without a point: `Mr. Ravi Kumar` is `Ravi Kumar`, `DR MRS
 * RAO` is `RAO`. A name that only begins like one stays (`Mridula`, `Sirisha`), and so does a title with no name behind it.
 */
export function stripNameTitle(name: string): string {
  return name.trim().replace(LEADING_TITLES, '');
}
