/** How a value is written: `clean` takes out of a text what is typed for the eye only, `format` puts it back in. */
export interface Writing {
  /** From what was typed or pasted to the value. `clean(format(value))` must be `value` again. */
  clean: (typed: string) => string;
  /** The value as it is read best, as in groups of four. */
  format: (value: string) => string;
}

export interface Typed {
  value: string;
  text: string;
  /** Position of the caret in `text`. */
  caret: number;
}

/** Spaces, also those without width that a copied text may hold, and marks of direction. */
export const withoutSpaces = (text: string) => text.replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');

/**
 * The field after an edit in the clear: regrouped, with the caret behind the same character. `forward` says that the
 * Delete key was pressed: on a gap between groups it goes over the gap, as Backspace does the other way.
 */
export function editText(typed: string, caret: number, { clean, format }: Writing, forward = false): Typed {
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
 * The value after an edit of the masked text. What cannot be seen is not changed in part: all of it selected and typed over is
 * replaced, what is typed behind it is added, and anything else changes nothing.
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
