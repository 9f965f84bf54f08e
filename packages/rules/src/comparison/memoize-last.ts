/**
 * Memoises the last result and computes it again only if the first argument changes. The other arguments must depend on
 * the first alone.
 */
export function memoizeLast<Input, Others extends unknown[], Answer>(
  work: (given: Input, ...others: Others) => Answer,
): (given: Input, ...others: Others) => Answer {
  let last: { readonly given: Input; readonly answer: Answer } | undefined;
  return (given, ...others) => {
    if (last?.given !== given) last = { given, answer: work(given, ...others) };
    return last.answer;
  };
}
