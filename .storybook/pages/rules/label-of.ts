/** `policyStatusCode` in words: Policy status code. */
export const labelOf = (name: string): string => {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};
