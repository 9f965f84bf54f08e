interface WithText {
  readonly question: string;
  readonly answer: string;
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** The questions that contain every typed word, in the question or the answer; matches in the question come first. */
export function findQuestions<Question extends WithText>(questions: readonly Question[], typed: string): Question[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const ranked = questions.flatMap((question) => {
    const asked = folded(question.question);
    const all = `${asked} ${folded(question.answer)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ question, rank: words.filter((word) => asked.includes(word)).length }];
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ question }) => question);
}
