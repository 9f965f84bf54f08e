import { TakenBack, useLocale } from '@lifedesk/journey';
import { formatDate, formatRupees, isLapsedStatus } from '@lifedesk/rules';
import { Badge, Checkbox, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import { dueDays } from '../../shared/due-days.ts';
import * as m from '../../texts.ts';
import { dueWords } from '../due-state.ts';
import { type Due, reversalOf } from '../dues.ts';
import { type Choice, shownAmount } from './choice.ts';

interface DueTableProps {
  readonly dues: readonly Due[];
  readonly choice: Choice;
  readonly onChoose: (due: Due, isChosen: boolean) => void;
}

/** Policies with the amount to pay for each, and a checkbox to pay it now; or why it cannot be paid. */
export function DueTable({ dues, choice, onChoose }: DueTableProps): ReactElement {
  const id = useId();
  const stateId = ({ policyNo }: Due) => `${id}-state-${policyNo}`;
  const amountId = ({ policyNo }: Due) => `${id}-amount-${policyNo}`;
  return (
    <Table
      caption={m.payOnline_companyCaption()}
      captionHidden
      empty={m.payOnline_companyNoneHere()}
      rows={dues}
      rowKey={({ policyNo }) => policyNo}
      columns={[
        {
          id: 'policyNo',
          header: m.payOnline_companyPolicy(),
          cell: (due) =>
            due.payable ? (
              <Checkbox
                label={due.policyNo}
                aria-describedby={`${stateId(due)} ${dueOnId(stateId(due))} ${amountId(due)}`}
                checked={choice.has(due.policyNo)}
                onChange={(event) => onChoose(due, event.target.checked)}
              />
            ) : (
              due.policyNo
            ),
        },
        { id: 'holder', header: m.payOnline_companyPerson(), cell: ({ policyHolderName }) => policyHolderName ?? '–' },
        { id: 'state', header: m.payOnline_companyState(), cell: (due) => <State id={stateId(due)} due={due} /> },
        {
          id: 'amount',
          header: m.payOnline_toPay(),
          cell: (due) => (
            <span id={amountId(due)}>
              {due.because === 'nothing-due' ? '–' : formatRupees(shownAmount(choice, due))}
            </span>
          ),
          figure: true,
        },
      ]}
    />
  );
}

const dueOnId = (stateId: string) => `${stateId}-due-on`;

function State({ id, due }: { readonly id: string; readonly due: Due }): ReactElement {
  const language = useLocale();
  const { because, daysLate } = due;
  const isPremium = because === 'payable' && !isLapsedStatus(due.policyCurrentStatus);
  const { words, tone } = isPremium && daysLate !== undefined ? dueDays(daysLate) : dueWords(due, language);
  return (
    <Stack gap="1">
      <span id={id}>
        <Badge tone={tone}>{words}</Badge>
      </span>
      {due.dueOn && <small id={dueOnId(id)}>{m.payOnline_companyDueOn({ date: formatDate(due.dueOn) })}</small>}
      <TakenBack {...reversalOf(due)} />
    </Stack>
  );
}
