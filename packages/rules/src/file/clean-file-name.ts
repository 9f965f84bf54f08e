/** The longest name, in code points, as the contract counts them. */
const MAX_LENGTH = 120;
/** Longer endings are part of the name. */
const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u;

/**
 * The name of a customer's file in a form that every system can store, show and save. A name is only a label, so any
 * text has one: what systems forbid is left out, and a long name is cut between characters as people see them. Joiners
 * stay, because Indian scripts and emoji need them. Never empty.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[:/\\]/g, '-')
    .replaceAll(/[<>"|?*]|\p{Cs}|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s*\.(?:\s*\.)+/g, '.')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const extension = EXTENSION.exec(plain)?.[0] ?? '';
  const stem = cut(plain.slice(0, plain.length - extension.length), MAX_LENGTH - extension.length);
  // nothing but joiners shows nothing
  return /[^\s\u200c\u200d]/u.test(stem) ? stem.trimEnd() + extension : `file${extension}`;
}

/** Cuts after a grapheme, at most `most` code points long. */
function cut(text: string, most: number): string {
  let kept = '';
  let left = most;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    left -= [...segment].length;
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}
