import { NotLoaded, type Policy, silent, useAnswer, useApp, useHref } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { type AnswerOf, viewLoans } from '@lifedesk/sdk';
import { Card, DataList, type DataListItem, Link, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';

type LoanDetail = AnswerOf<'loanDetails'>['loanDetails'][number];

/** What is owed on the policy today, and the way to pay it. */
export function Loan({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk } = useApp();
  const { policyNo, id } = policy;
  const pay = useHref()('pay-loan', { id });
  const asked = useAnswer(
    useCallback((signal) => viewLoans(sdk, { policyNo }, { ...silent, signal }), [sdk, policyNo]),
  );
  const loan = asked.state === 'here' ? asked.answer.loanDetails[0] : undefined;
  return (
    <Card heading={m.policyDetails_loan()}>
      <Stack gap="4">
        {asked.state === 'waiting' && (
          <SkeletonGroup label={m.policyDetails_loadingLoan()}>
            <Skeleton shape="line" />
          </SkeletonGroup>
        )}
        {asked.state === 'failed' && (
          <NotLoaded title={m.policyDetails_loanNotLoaded()} error={asked.error} onRetry={asked.askAgain} />
        )}
        {asked.state === 'here' && !loan && <p>{m.policyDetails_noLoan()}</p>}
        {loan && <DataList items={factsOf(loan)} />}
        {loan && pay && (
          <Link alone href={pay}>
            {m.policyDetails_payLoan()}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

function factsOf(loan: LoanDetail): DataListItem[] {
  const { outstandingPrincipal, outstandingInterest, outstandingTotal, interestRate, asOn } = loan;
  return [
    { label: m.policyDetails_loanPrincipal(), value: formatRupees(outstandingPrincipal), figure: true },
    { label: m.policyDetails_loanInterest(), value: formatRupees(outstandingInterest), figure: true },
    { label: m.policyDetails_loanRate(), value: `${(interestRate / 100).toFixed(2)} %`, figure: true },
    {
      label: m.policyDetails_loanTotal({ date: formatServerDate(asOn) }),
      value: formatRupees(outstandingTotal),
      figure: true,
      strong: true,
    },
  ];
}
