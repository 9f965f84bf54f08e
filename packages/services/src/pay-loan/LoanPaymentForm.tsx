import { useLocale, usePayment } from '@lifedesk/journey';
import { formatRupees, formatServerDate, leftOfLoan, loanPaymentLimits, splitLoanPayment } from '@lifedesk/rules';
import { loanPaymentText } from '@lifedesk/rules/texts';
import { AmountField, Button, DataList, PayIcon, RadioGroup, Stack } from '@lifedesk/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import * as m from '../texts.ts';
import type { LoanDetail } from './loan-detail.ts';
import { loanPayment } from './loan-payment.ts';

type Choice = 'interest' | 'safe' | 'all' | 'other';

interface LoanPaymentFormProps {
  readonly loan: LoanDetail;
  /** Called when what is owed has changed since it was loaded. */
  readonly onChanged: () => void;
}

/** How much of a loan to pay now, what that does to interest and principal, and the button. */
export function LoanPaymentForm({ loan, onChanged }: LoanPaymentFormProps): ReactElement {
  const language = useLocale();
  const { policyNo, outstandingInterest: interest, outstandingTotal: total } = loan;
  // one that is not also another choice
  const safe = [interest, total].includes(loan.safePayment?.amount ?? total) ? undefined : loan.safePayment;
  const [choice, setChoice] = useState<Choice>(interest > 0 ? 'interest' : 'other');
  const [typed, setTyped] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { paying, pay } = usePayment(loanPayment, onChanged);

  const amount = { interest, safe: safe?.amount ?? 0, all: total, other: typed ?? 0 }[choice];
  const split = splitLoanPayment({ interest, total }, amount);
  const error = refused && !split.accepted ? loanPaymentText(split.because, { interest, total }, language) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!split.accepted);
    if (split.accepted) void pay([{ policyNo, amount }]);
    else field.current?.focus();
  };
  const option = (value: Choice, label: string, help?: string) => ({ value, label, ...(help && { help }) });
  const row = (label: string, paise: number) => ({ label, value: formatRupees(paise), figure: true });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <RadioGroup
          name={`amount-${policyNo}`}
          label={m.payLoan_howMuch()}
          value={choice}
          onValueChange={(value) => setChoice(value as Choice)}
          options={[
            ...(interest > 0
              ? [
                  option(
                    'interest',
                    m.payLoan_onlyInterest({ amount: formatRupees(interest) }),
                    m.payLoan_interestHelp(),
                  ),
                ]
              : []),
            ...(safe
              ? [
                  option(
                    'safe',
                    m.payLoan_safe({ amount: formatRupees(safe.amount) }),
                    m.payLoan_safeHelp({ date: formatServerDate(safe.until) }),
                  ),
                ]
              : []),
            option('all', m.payLoan_all({ amount: formatRupees(total) }), m.payLoan_allHelp()),
            option('other', m.payLoan_other()),
          ]}
        />
        {choice === 'other' && (
          <AmountField
            ref={field}
            label={m.payLoan_amount()}
            help={loanPaymentText('accepted', { interest, total }, language)}
            error={error}
            value={typed}
            {...loanPaymentLimits({ interest, total })}
            onValueChange={(paise) => {
              setTyped(paise);
              setRefused(false);
            }}
          />
        )}
        {split.accepted && (
          <DataList
            items={[
              row(m.payLoan_toInterest(), split.interest),
              row(m.payLoan_toPrincipal(), split.principal),
              { ...row(m.payLoan_left(), leftOfLoan({ total }, amount)), strong: true },
            ]}
          />
        )}
        <div>
          <Button type="submit" size="large" icon={PayIcon} loading={paying} loadingLabel={m.payment_startingPayment()}>
            {split.accepted ? m.payment_pay({ amount: formatRupees(amount) }) : m.payLoan_pay()}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
