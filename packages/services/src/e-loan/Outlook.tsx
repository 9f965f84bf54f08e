import { useApp } from '@lifedesk/journey';
import { formatDate, formatPercent, formatRupees, loanOutlook, todayInIndia } from '@lifedesk/rules';
import { DataList, Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type LoanPolicy, offerOf } from './loan-journey.ts';

/** What a loan costs, and what happens if it is not repaid. */
export function Outlook({ policy, amount }: { readonly policy: LoanPolicy; readonly amount: number }): ReactElement {
  const { sdk } = useApp();
  const offer = offerOf(policy);
  const { interest, owed, ceiling } = loanOutlook(offer, amount, todayInIndia(new Date(sdk.clock.now())));
  const row = (label: string, value: string) => ({ label, value, figure: true });
  return (
    <Stack gap="6">
      <DataList
        items={[
          { ...row(m.eLoan_youGet(), formatRupees(amount)), strong: true },
          ...(policy.bankAccountNo
            ? [{ label: m.eLoan_account(), value: `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}` }]
            : []),
          row(m.eLoan_rate(), rateOf(policy)),
          row(m.eLoan_yearInterest(), formatRupees(interest)),
          row(m.eLoan_owedAfter(), formatRupees(owed)),
        ]}
      />
      <Stack gap="3">
        <Heading level={2}>{m.eLoan_unpaid()}</Heading>
        <p>{offer.hasRests ? m.eLoan_unpaidRest() : m.eLoan_unpaidSimple()}</p>
        {ceiling.exceedsOn && (
          <p>
            {m.eLoan_unpaidValue({
              date: formatDate(ceiling.exceedsOn),
              value: formatRupees(policy.surrenderValue),
            })}
          </p>
        )}
        <p>{m.eLoan_unpaidEnd()}</p>
      </Stack>
    </Stack>
  );
}

/** "9.50 %". */
const rateOf = ({ interestRate }: LoanPolicy): string => `${formatPercent(interestRate)} %`;
