/** Any value of a PDF, as qpdf writes it: names start with `/`, texts with `u:` or `b:`; `12 0 R` is a reference. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [name: string]: PdfValue;
}
/** The objects by `obj:12 0 R`, and the `trailer`. A stream has only its dictionary. */
export type PdfObjects = Readonly<Record<string, { value?: PdfValue; stream?: { dict: PdfDictionary } }>>;

/** Follows references to their value; null if there is none. */
export type Resolve = (value: PdfValue | undefined) => PdfValue;

export const isReference = (value: PdfValue): value is string => typeof value === 'string' && /^\d+ \d+ R$/.test(value);

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
