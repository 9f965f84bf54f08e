/** Works an answer out again only when its first argument has changed; the other arguments follow from the first. */
export function keepingLast<Given, Others extends unknown[], Answer>(
  work: (given: Given, ...others: Others) => Answer,
): (given: Given, ...others: Others) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | undefined;
  return (given, ...others) => {
    if (last?.given !== given) last = { given, answer: work(given, ...others) };
    return last.answer;
  };
}
