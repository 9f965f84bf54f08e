import {
  amountOf,
  CHOICE_FIGURES,
  type ComparedChoice,
  type ComparedPolicy,
  type Comparison,
  figureRules,
  figureSums,
  formatDate,
  formatRupees,
} from '@lifedesk/rules';
import {
  choiceFigureText,
  choiceReasonText,
  figureLines,
  figureRuleText,
  policyChoiceText,
  sumTexts,
} from '@lifedesk/rules/texts';
import { m } from '../../platform/language.ts';
import { type DocumentWords, documentWords, type Edition } from '../../platform/pdf/document-words.ts';
import { openSheet, type Sheet } from '../../platform/pdf/sheet.ts';
import type { LoadedComparison } from './compared.ts';

/** The comparison as a PDF: the figures of the page, and how each is calculated. */
export function comparisonSheet(
  { brand, language }: Edition,
  { row, policy }: Pick<LoadedComparison, 'row' | 'policy'>,
  comparison: Comparison,
  madeAt: Date,
): Promise<Buffer> {
  const { asOf, choices, amounts } = comparison;
  const words = documentWords(language);
  const sheet = openSheet({
    title: m.document_comparison,
    subtitle: words.line(m.document_ofPolicyOn, { plan: row.plan_name, number: row.policy_no, date: formatDate(asOf) }),
    brand,
    words,
    madeAt,
    footnote: m.document_noOffer,
  });
  const chosen = [
    [m.document_borrowed, amounts.loan],
    [m.document_withdrawn, amounts.withdrawal],
  ] as const;
  sheet.facts([
    [words.label(m.document_policyholder), row.holder_name],
    ...chosen
      .filter(([, amount]) => amount > 0)
      .map(([name, amount]) => [words.label(name), formatRupees(amount)] as const),
  ]);
  for (const one of choices) drawChoice(sheet, words, policy, one, comparison);
  return sheet.finish();
}

function drawChoice(
  sheet: Sheet,
  { language, label, line }: DocumentWords,
  policy: ComparedPolicy,
  one: ComparedChoice,
  { asOf, amounts }: Pick<Comparison, 'asOf' | 'amounts'>,
): void {
  const { choice, figures } = one;
  sheet.heading(policyChoiceText(choice, language));
  if (figures === null) {
    sheet.paragraph(line(m.document_notPossible, { reason: choiceReasonText(one, policy, asOf, language) }));
    return;
  }
  const rules = figureRules(policy, choice, figures, asOf);
  const sums = figureSums(policy, { choice, amount: amountOf(choice, amounts), today: asOf }, figures);
  sheet.table(
    [
      { header: label(m.document_what), share: 2.4 },
      { header: label(m.document_figure), share: 2.6 },
      { header: label(m.document_workedOut), share: 5 },
    ],
    CHOICE_FIGURES.map((figure) => {
      const { rule, sources } = rules[figure];
      return [
        choiceFigureText(figure, language),
        figureLines(figure, figures, language).join('\n'),
        [...sumTexts(sums[figure] ?? [], language), figureRuleText(rule, language), ...sources].join('\n'),
      ];
    }),
  );
}
