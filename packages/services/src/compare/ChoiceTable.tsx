import { useHref, useLocale } from '@lifedesk/journey';
import {
  amountOf,
  CHOICE_FIGURES,
  type ChoiceFigure,
  type ComparedChoice,
  type ComparedPolicy,
  type Comparison,
  figureRules,
  figureSums,
  type Paise,
} from '@lifedesk/rules';
import { choiceFigureText, figureLines, figureRuleText, policyChoiceText, sumTexts } from '@lifedesk/rules/texts';
import { Button, Explained, Inline, Link, Only, Paragraph, Stack, Table, type TableColumn } from '@lifedesk/ui';
import { Fragment, memo, type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { serviceOf } from './service-of.ts';

interface ChoiceTableProps {
  readonly policy: ComparedPolicy;
  readonly compared: Comparison;
  /** The opaque id of the policy. */
  readonly policyId: string;
}

type OpenChoice = ComparedChoice & { readonly figures: NonNullable<ComparedChoice['figures']> };
const isOpen = (one: ComparedChoice): one is OpenChoice => one.figures !== null;

/** The open choices side by side: two of them on a phone, chosen by chips. Each figure expands to its rule. */
export function ChoiceTable({ policy, compared, policyId }: ChoiceTableProps): ReactElement {
  const language = useLocale();
  const href = useHref();
  const { choices, amounts, asOf } = compared;
  const name = ({ choice }: ComparedChoice) => policyChoiceText(choice, language);
  const open = choices.filter(isOpen);
  // the first choice changes least, the last one most
  const [pair, setPair] = useState(() => [open.at(0)?.choice, open.at(-1)?.choice]);
  const isShown = ({ choice }: ComparedChoice) => pair.includes(choice);
  const column = (figure: ChoiceFigure): TableColumn<OpenChoice> => ({
    id: figure,
    header: choiceFigureText(figure, language),
    cell: ({ choice, figures }) => (
      <Figure {...{ figure, policy, choice, figures, asOf }} amount={amountOf(choice, amounts)} />
    ),
  });
  const table = (
    <Table
      caption={m.compare_choices()}
      onPhone="pair"
      shownOnPhone={isShown}
      captionHidden
      onDesk="columns"
      rows={open}
      rowKey={({ choice }) => choice}
      empty={m.compare_nothingOpen()}
      columns={[
        { id: 'choice', header: m.compare_choice(), cell: name },
        ...CHOICE_FIGURES.map(column),
        {
          id: 'where',
          header: m.compare_where(),
          cell: (one) => {
            const service = serviceOf(one.choice, policy, asOf);
            const to = service && href(service, { id: policyId });
            return to ? (
              <Link alone href={to}>
                {name(one)}
              </Link>
            ) : (
              m.compare_nowhere()
            );
          },
        },
      ]}
    />
  );
  if (open.length <= 2) return table;
  return (
    <Stack gap="4">
      <Only on="phone">
        <Stack gap="2" role="group" aria-labelledby="compare-pair">
          <p id="compare-pair">{m.compare_pair()}</p>
          <Inline gap="2">
            {open.map((one) => (
              <Button
                key={one.choice}
                size="small"
                variant={isShown(one) ? 'secondary' : 'ghost'}
                aria-pressed={isShown(one)}
                onClick={() => !isShown(one) && setPair(([, newer]) => [newer, one.choice])}
              >
                {name(one)}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Only>
      {table}
    </Stack>
  );
}

interface FigureProps extends Pick<OpenChoice, 'choice' | 'figures'> {
  readonly figure: ChoiceFigure;
  readonly policy: ComparedPolicy;
  /** Behind the figures of the choice. */
  readonly amount: Paise;
  readonly asOf: Comparison['asOf'];
}

/**
 * One figure of a choice, which expands to its rule. A slider changes only the figures of one choice: the others do not
 * re-render.
 */
const Figure = memo(({ figure, policy, choice, figures, amount, asOf }: FigureProps): ReactElement => {
  const language = useLocale();
  const { rule, sources } = figureRules(policy, choice, figures, asOf)[figure];
  const sum = figureSums(policy, { choice, amount, today: asOf }, figures)[figure] ?? [];
  return (
    <Explained
      figure={figureLines(figure, figures, language).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
      hint={m.compare_how()}
    >
      {sumTexts(sum, language).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <p>{figureRuleText(rule, language)}</p>
      {sources.map((source) => (
        <p key={source} lang="en">
          {source}
        </p>
      ))}
    </Explained>
  );
});
