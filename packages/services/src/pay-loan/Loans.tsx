import { LoadJourney, sessionKindAtom, useApp, useCall } from '@lifedesk/journey';
import { viewLoans } from '@lifedesk/sdk';
import { Button, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { LoanCard } from './LoanCard.tsx';
import type { LoanDetail } from './loan-detail.ts';

/** The unpaid loans, the one in the address first. */
export function Loans({ chosenId }: { readonly chosenId: string | null }): ReactElement {
  const { session } = useApp();
  const isPartial = useAtomValue(sessionKindAtom) === 'partial';
  const ask = useCall(viewLoans, {});
  return (
    <Stack gap="6">
      <LoadJourney
        heading={m.payLoan_heading()}
        ask={ask}
        refreshes
        nothing={({ loanDetails }) =>
          loanDetails.length === 0 ? { title: m.payLoan_none(), why: m.payLoan_noneWhy() } : undefined
        }
      >
        {({ loanDetails }) => (
          <Stack gap="6">
            <Stack gap="2" measure="text">
              <Heading level={1}>{m.payLoan_heading()}</Heading>
              <p>{m.payLoan_lead()}</p>
            </Stack>
            <Stack as="ul" gap="4">
              {chosenFirst(loanDetails, chosenId).map((loan) => (
                <li key={loan.policyNo}>
                  <LoanCard loan={loan} />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </LoadJourney>
      {isPartial && (
        <div>
          <Button variant="text" onClick={() => void session.signOut()}>
            {m.payment_someoneElse()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const chosenFirst = (loans: readonly LoanDetail[], id: string | null): LoanDetail[] =>
  [...loans].sort((a, b) => Number(b.id === id) - Number(a.id === id));
