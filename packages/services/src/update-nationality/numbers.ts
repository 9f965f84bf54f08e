/** As long as the contract takes a number of a document. */
const longest = 40;

/** A number of a document as it is kept: in capitals, without spaces. */
export const cleanNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase().slice(0, longest);
