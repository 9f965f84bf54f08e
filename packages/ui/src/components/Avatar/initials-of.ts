/**
 * The first letters of the first and the last word of a name, upper case; whole letters even in scripts with combining
 * marks.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return ends.map((word) => [...letters.segment(word as string)][0]?.segment.toLocaleUpperCase() ?? '').join('');
}
