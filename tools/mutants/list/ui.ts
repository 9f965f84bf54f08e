import type { Mutant } from '../mutant.ts';

/** Components. */
export const ui: readonly Mutant[] = [
  {
    id: 'u1',
    name: 'paging continues past the last page',
    file: 'Pagination.tsx',
    find: 'if (next < 1 || next > pageCount) return;',
    replace: '',
    tests: ['Pagination.stories'],
    stories: true,
  },
  {
    id: 'u2',
    name: 'digits of another script are left out of a code',
    file: 'digits-of.ts',
    find: 'String((code - zero) % 10)',
    replace: 'digit',
    tests: ['digits-of', 'OtpInput'],
  },
  {
    id: 'u3',
    name: '31 February is a date',
    file: 'date-parts.ts',
    find: 'if (day > daysIn(Number(text.year), month))',
    replace: 'if (day > 31)',
    tests: ['date-parts', 'DateField'],
  },
  {
    id: 'u4',
    name: 'typing behind a masked number replaces it',
    file: 'masked-text.ts',
    find: 'typed.startsWith(masked) ? clean(value + typed.slice(masked.length)) : value',
    replace: 'clean(typed)',
    tests: ['masked-text', 'MaskedField'],
  },
];
