import { requireText } from '../require-text.ts';

/** The titles that are stripped. Specification section 5. */
export const NAME_TITLES = ['Mr', 'Ms', 'Miss', 'Mrs', 'Dr', 'Sir'] as const;

const LEADING_TITLES = new RegExp(`^(?:(?:${NAME_TITLES.join('|')})(?:\\.\\s*|\\s+))+(?=\\S)`, 'i');

/**
 * Strips title prefixes from a name, in either case, with or without a full stop: `Mr. Ravi Kumar` is `Ravi Kumar`, `DR
 * MRS RAO` is `RAO`. A name that only starts like a title stays (`Mridula`, `Sirisha`), and so does a title without a
 * name.
 */
export function stripNameTitle(name: string): string {
  return requireText(name).trim().replace(LEADING_TITLES, '');
}
