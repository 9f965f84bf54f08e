interface WithText {
  readonly question: string;
  readonly answer: string;
}

/** Without hyphens, since people type "e-mail" and "email". */
const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll('-', '');

/** The questions that contain every typed word, in the question or the answer; matches in the question come first. */
export function findQuestions<Question extends WithText>(questions: readonly Question[], typed: string): Question[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const ranked = questions.flatMap((question) => {
    const questionText = fold(question.question);
    const all = `${questionText} ${fold(question.answer)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ question, rank: words.filter((word) => questionText.includes(word)).length }];
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ question }) => question);
}
