/** The contract's maximum length of a document number. */
const longest = 40;

/** A document number as it is stored: in capitals, without spaces. */
export const cleanNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase().slice(0, longest);
