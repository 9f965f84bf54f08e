import { OngoingPayment, useLocale } from '@lifedesk/journey';
import { formatPercent, formatRupees, formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { dueText, loanCeilingText } from '@lifedesk/rules/texts';
import { Amount, Card, DataList, type DataListItem, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { LoanPaymentForm } from './LoanPaymentForm.tsx';
import type { LoanDetail } from './loan-detail.ts';

/**
 * One loan: what is owed today, how close it is to the surrender value, and the form to pay; or why it cannot be paid.
 */
export function LoanCard({ loan }: { readonly loan: LoanDetail }): ReactElement {
  const language = useLocale();
  const [isStale, setIsStale] = useState(false);
  const { policyNo, planName, asOn, outstandingTotal, ongoingTransaction, isPaymentBlocked } = loan;
  return (
    <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{planName}</Heading>
          <p>{m.policy_number({ number: policyNo })}</p>
        </Stack>
        <Stack gap="1">
          <Amount size="figure">{formatRupees(outstandingTotal)}</Amount>
          <p>{m.payLoan_asOn({ date: formatServerDate(asOn) })}</p>
        </Stack>
        <DataList items={factsOf(loan)} />
        <CloseToValue loan={loan} />
        {isStale && <p role="status">{m.payLoan_changed()}</p>}
        {ongoingTransaction ? (
          <OngoingPayment policy={loan} />
        ) : isPaymentBlocked ? (
          <p>{dueText({ because: 'payment-blocked', daysLate: undefined }, { dueDate: null }, language)}</p>
        ) : (
          <LoanPaymentForm loan={loan} onChanged={() => setIsStale(true)} />
        )}
      </Stack>
    </Card>
  );
}

function factsOf(loan: LoanDetail): DataListItem[] {
  const {
    outstandingPrincipal,
    outstandingInterest,
    joinedInterest = 0,
    interestRate,
    interestKind,
    notPaidOut = 0,
  } = loan;
  const amount = (label: string, value: number) => ({ label, value: formatRupees(value), figure: true });
  const rate = `${formatPercent(interestRate)} %`;
  return [
    amount(m.payLoan_principal(), outstandingPrincipal),
    ...(joinedInterest > 0 ? [amount(m.payLoan_joined(), joinedInterest)] : []),
    ...(notPaidOut > 0 ? [amount(m.payLoan_notPaidOut(), notPaidOut)] : []),
    amount(m.payLoan_interest(), outstandingInterest),
    { label: m.payLoan_rate(), value: interestKind === 'half-yearly-rest' ? m.payLoan_rateRest({ rate }) : rate },
  ];
}

/** A warning from 95 % of the surrender value on. */
function CloseToValue({ loan: { ceiling, surrenderValue } }: { readonly loan: LoanDetail }): ReactElement | null {
  const language = useLocale();
  if (ceiling?.because !== 'close-to-value' && ceiling?.because !== 'value-exceeded') return null;
  const { because, warnOn, exceedsOn } = ceiling;
  return (
    <Notice tone="warning" title={m.payLoan_closeTitle()}>
      <p>{loanCeilingText({ because, warnOn: parseIsoDate(warnOn), exceedsOn: parseIsoDate(exceedsOn) }, language)}</p>
      {surrenderValue !== undefined && <p>{m.payLoan_value({ value: formatRupees(surrenderValue) })}</p>}
    </Notice>
  );
}
