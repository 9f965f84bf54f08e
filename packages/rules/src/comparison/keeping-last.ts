/** Works its answer out anew only where the first of what is given is another than the time before; the others follow from it. */
export function keepingLast<Given, Others extends unknown[], Answer>(
  work: (given: Given, ...others: Others) => Answer,
): (given: Given, ...others: Others) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | undefined;
  return (given, ...others) => {
    if (last?.given !== given) last = { given, answer: work(given, ...others) };
    return last.answer;
  };
}
