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
import type { Brand } from '../../brand.ts';
import { openSheet, type Sheet } from '../../platform/pdf/sheet.ts';
import type { LoadedComparison } from './compared.ts';

/** The comparison as a PDF: the figures of the page, and how each is calculated. */
export function comparisonSheet(
  brand: Brand,
  { row, policy }: Pick<LoadedComparison, 'row' | 'policy'>,
  comparison: Comparison,
  madeAt: Date,
): Promise<Buffer> {
  const { asOf, choices, amounts } = comparison;
  const sheet = openSheet({
    title: 'What can be done with the policy',
    subtitle: `${row.plan_name}, policy ${row.policy_no}, as of ${formatDate(asOf)}`,
    brand,
    madeAt,
    footnote: 'Worked out for one day from the rules in force then. It is no offer and certifies nothing.',
  });
  const chosen = [
    ['Borrowed', amounts.loan],
    ['Withdrawn', amounts.withdrawal],
  ] as const;
  sheet.facts([
    ['Policyholder', row.holder_name],
    ...chosen.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, formatRupees(amount)] as const),
  ]);
  for (const one of choices) drawChoice(sheet, policy, one, comparison);
  return sheet.finish();
}

function drawChoice(
  sheet: Sheet,
  policy: ComparedPolicy,
  one: ComparedChoice,
  { asOf, amounts }: Pick<Comparison, 'asOf' | 'amounts'>,
): void {
  const { choice, figures } = one;
  sheet.heading(policyChoiceText(choice, 'en'));
  if (figures === null) {
    sheet.paragraph(`Not possible: ${choiceReasonText(one, policy, asOf, 'en')}`);
    return;
  }
  const rules = figureRules(policy, choice, figures, asOf);
  const sums = figureSums(policy, { choice, amount: amountOf(choice, amounts), today: asOf }, figures);
  sheet.table(
    [
      { header: 'What', share: 2.4 },
      { header: 'Figure', share: 2.6 },
      { header: 'How it is worked out, and the source', share: 5 },
    ],
    CHOICE_FIGURES.map((figure) => {
      const { rule, sources } = rules[figure];
      return [
        choiceFigureText(figure, 'en'),
        figureLines(figure, figures, 'en').join('\n'),
        [...sumTexts(sums[figure] ?? [], 'en'), figureRuleText(rule, 'en'), ...sources].join('\n'),
      ];
    }),
  );
}
