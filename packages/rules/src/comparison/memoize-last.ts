/**
 * Memoises the last result and computes it again only if the first argument changes. The other arguments must depend on
 * the first alone.
 */
export function memoizeLast<Given, Others extends unknown[], Answer>(
  work: (given: Given, ...others: Others) => Answer,
): (given: Given, ...others: Others) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | undefined;
  return (given, ...others) => {
    if (last?.given !== given) last = { given, answer: work(given, ...others) };
    return last.answer;
  };
}
