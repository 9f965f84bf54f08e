/** Aadhaar (12 digits, grouped or not), PAN, and anything as long and random as a token. */
const secrets = /\b\d{4}[ -]?\d{4}[ -]?\d{4}\b|\b[A-Za-z]{5}\d{4}[A-Za-z]\b|\b(?=\S*\d)[\w-]{22,}(\.[\w-]+)*/g;

/** Replaces everything that must never reach an error or a log (tokens, Aadhaar, PAN) with `…`. */
export function redact(text: string): string {
  return text.replace(secrets, '…');
}
