import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NAME_TITLES, stripNameTitle } from './strip-name-title.ts';

// "Title prefixes Mr, Ms, Miss, Mrs, Dr, Sir are stripped from names."
it.each([
  ['Mr Ravi Kumar', 'Ravi Kumar'],
  ['Ms Ravi Kumar', 'Ravi Kumar'],
  ['Miss Ravi Kumar', 'Ravi Kumar'],
  ['Mrs Ravi Kumar', 'Ravi Kumar'],
  ['Dr Ravi Kumar', 'Ravi Kumar'],
  ['Sir Ravi Kumar', 'Ravi Kumar'],
  ['Mr. Ravi Kumar', 'Ravi Kumar'],
  ['Dr.Ravi Kumar', 'Ravi Kumar'],
  ['MRS RAO', 'RAO'],
  ['  Dr. (Mrs) Rao', '(Mrs) Rao'],
  ['Dr Mrs Rao', 'Rao'],
  ['Ravi Kumar Sir', 'Ravi Kumar Sir'],
  ['Mridula Sen', 'Mridula Sen'],
  ['Sirisha Rao', 'Sirisha Rao'],
  ['Drishti', 'Drishti'],
  ['Missy Elizabeth', 'Missy Elizabeth'],
  ['Dr', 'Dr'],
  ['', ''],
])('%j is %j', (name, stripped) => {
  expect(stripNameTitle(name)).toBe(stripped);
});

it('leaves nothing more to strip', () => {
  const anyName = fc.array(fc.constantFrom(...NAME_TITLES, 'Mr.', 'Ravi', 'Rao'), { minLength: 1 });
  fc.assert(
    fc.property(anyName, (words) => {
      const once = stripNameTitle(words.join(' '));
      expect(stripNameTitle(once)).toBe(once);
    }),
  );
});
