import { formatRupees } from '@lifedesk/rules';
import { DataList, Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { LoanPolicy } from './loan-journey.ts';

/** How the maximum loan is worked out, line by line. */
export function LoanAmountField({ policy }: { readonly policy: LoanPolicy }): ReactElement {
  const { guaranteed, special, additions, surrenderValue, share, limit, owedPrincipal, owedInterest, most } = policy;
  const row = (label: string, paise: number) => ({ label, value: formatRupees(paise), figure: true });
  const deduction = (label: string, paise: number) =>
    paise > 0 ? [{ label, value: `− ${formatRupees(paise)}`, figure: true }] : [];
  return (
    <Stack gap="3">
      <Heading level={2}>{m.eLoan_howMuch()}</Heading>
      <DataList
        items={[
          row(m.eLoan_guaranteed(), guaranteed),
          row(additions > 0 ? m.eLoan_specialOtherBonuses() : m.eLoan_special(), special),
          ...(additions > 0 ? [row(m.eLoan_additions(), additions)] : []),
          row(m.eLoan_surrenderValue(), surrenderValue),
          row(m.eLoan_share({ share }), limit),
          ...deduction(m.eLoan_owedLoan(), owedPrincipal),
          ...deduction(m.eLoan_owedInterest(), owedInterest),
          { ...row(m.eLoan_most(), most), strong: true },
        ]}
      />
    </Stack>
  );
}
