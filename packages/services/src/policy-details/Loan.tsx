import { Loaded, type Policy, useHref } from '@lifedesk/journey';
import { formatPercent, formatRupees, formatServerDate } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList, type DataListItem, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { PolicyParts } from './use-policy-parts.ts';

type LoanDetail = AnswerOf<'loanDetails'>['loanDetails'][number];

interface LoanProps {
  readonly policy: Policy;
  readonly result: PolicyParts['loan'];
}

/** What is owed on the policy today, with a link to pay. */
export function Loan({ policy: { id }, result }: LoanProps): ReactElement {
  const pay = useHref()('pay-loan', { id });
  return (
    <Card heading={m.policyDetails_loan()}>
      <Stack gap="4">
        <Loaded result={result} failed={m.policyDetails_loanNotLoaded()} loading={m.policyDetails_loadingLoan()}>
          {({ loanDetails: [loan] }) =>
            loan ? (
              <>
                <DataList items={factsOf(loan)} />
                {pay && (
                  <Link alone href={pay}>
                    {m.policyDetails_payLoan()}
                  </Link>
                )}
              </>
            ) : (
              <p>{m.policyDetails_noLoan()}</p>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function factsOf(loan: LoanDetail): DataListItem[] {
  const { outstandingPrincipal, outstandingInterest, outstandingTotal, interestRate, asOn } = loan;
  return [
    { label: m.policyDetails_loanPrincipal(), value: formatRupees(outstandingPrincipal), figure: true },
    { label: m.policyDetails_loanInterest(), value: formatRupees(outstandingInterest), figure: true },
    { label: m.policyDetails_loanRate(), value: `${formatPercent(interestRate)} %`, figure: true },
    {
      label: m.policyDetails_loanTotal({ date: formatServerDate(asOn) }),
      value: formatRupees(outstandingTotal),
      figure: true,
      strong: true,
    },
  ];
}
