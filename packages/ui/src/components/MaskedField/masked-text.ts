/** How a value is written: `clean` removes what is only for reading, `format` puts it back. */
export interface Writing {
  /** Converts typed or pasted text to the value. `clean(format(value))` must be `value` again. */
  clean: (typed: string) => string;
  /** The value in its most readable form, such as in groups of four. */
  format: (value: string) => string;
}

export interface TypedText {
  value: string;
  text: string;
  /** Position of the caret in `text`. */
  caret: number;
}

/** Spaces, including zero-width ones in copied text, and direction marks. */
export const withoutSpaces = (text: string) => text.replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');

/**
 * The field after an edit of the visible value: regrouped, with the caret after the same character. `forward` means the
 * Delete key: at a gap between groups it skips the gap, as Backspace does in the other direction.
 */
export function editText(typed: string, caret: number, { clean, format }: Writing, forward = false): TypedText {
  const value = clean(typed);
  const text = format(value);
  const behind = clean(typed.slice(0, caret)).length;
  const count = (at: number) => clean(text.slice(0, at)).length;
  let at = 0;
  while (at < text.length && count(at) < behind) at++;
  while (forward && at < text.length && count(at + 1) === behind) at++;
  return { value, text, caret: at };
}

/**
 * The value after an edit of the masked text. A hidden value cannot be edited in part: typing over a full selection
 * replaces it, text typed at the end is appended, and anything else changes nothing.
 */
export function editMasked(
  value: string,
  masked: string,
  typed: string,
  all: boolean,
  clean: Writing['clean'],
): string {
  if (typed === '' || all) return clean(typed);
  return typed.startsWith(masked) ? clean(value + typed.slice(masked.length)) : value;
}
