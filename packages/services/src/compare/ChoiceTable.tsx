import { useHref, useLocale } from '@lifedesk/journey';
import {
  CHOICE_FIGURES,
  type ChoiceFigure,
  type ComparedChoice,
  type ComparedPolicy,
  type Comparison,
  figureRules,
} from '@lifedesk/rules';
import { choiceFigureText, figureLines, figureRuleText, policyChoiceText } from '@lifedesk/rules/texts';
import { Explained, Link, Table, type TableColumn } from '@lifedesk/ui';
import { Fragment, memo, type ReactElement } from 'react';
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

/** The open choices: a card each on a phone, columns side by side on a desktop. Each figure expands to its rule. */
export function ChoiceTable({ policy, compared, policyId }: ChoiceTableProps): ReactElement {
  const language = useLocale();
  const href = useHref();
  const { choices, asOf } = compared;
  const name = ({ choice }: ComparedChoice) => policyChoiceText(choice, language);
  const column = (figure: ChoiceFigure): TableColumn<OpenChoice> => ({
    id: figure,
    header: choiceFigureText(figure, language),
    cell: ({ choice, figures }) => <Figure {...{ figure, policy, choice, figures, asOf }} />,
  });
  return (
    <Table
      caption={m.compare_choices()}
      captionHidden
      onDesk="columns"
      rows={choices.filter(isOpen)}
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
}

interface FigureProps extends Pick<OpenChoice, 'choice' | 'figures'> {
  readonly figure: ChoiceFigure;
  readonly policy: ComparedPolicy;
  readonly asOf: Comparison['asOf'];
}

/**
 * One figure of a choice, which expands to its rule. A slider changes only the figures of one choice: the others do not
 * re-render.
 */
const Figure = memo(({ figure, policy, choice, figures, asOf }: FigureProps): ReactElement => {
  const language = useLocale();
  const { rule, sources } = figureRules(policy, choice, figures, asOf)[figure];
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
      <p>{figureRuleText(rule, language)}</p>
      {sources.map((source) => (
        <p key={source} lang="en">
          {source}
        </p>
      ))}
    </Explained>
  );
});
