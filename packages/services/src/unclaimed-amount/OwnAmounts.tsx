import { Loaded, ToDashboard, useHref, useOperation, usePageNavigation } from '@lifedesk/journey';
import { unclaimedAmount } from '@lifedesk/sdk';
import { Button, EmptyState, Heading, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { AmountList } from './AmountList.tsx';
import { ClaimJourney } from './ClaimJourney.tsx';

/** The amounts of the customer, or the claim of the one that the address names. */
export default function OwnAmounts(): ReactElement {
  const reference = usePageNavigation().query.get('id') ?? '';
  return <Amounts key={reference} reference={reference} />;
}

function Amounts({ reference }: { readonly reference: string }): ReactElement {
  const payouts = useHref()('payout-history');
  const result = useOperation(unclaimedAmount, {});
  return (
    <Loaded
      result={result}
      heading={m.unclaimedAmount_heading()}
      failed={m.unclaimedAmount_notLoaded()}
      loading={m.unclaimedAmount_loading()}
      shapes={['heading', 'figure', 'line', 'line']}
    >
      {(answer) => {
        if (answer === undefined)
          return (
            <Nothing title={m.unclaimedAmount_none()} why={m.unclaimedAmount_noneWhy()} action={<ToDashboard />} />
          );
        if ('tickets' in answer)
          return (
            <Nothing
              title={m.unclaimedAmount_underWay()}
              why={m.unclaimedAmount_underWayWhy()}
              action={payouts && <Button href={payouts}>{m.unclaimedAmount_toPayouts()}</Button>}
            />
          );
        const amount = answer.amounts.find((one) => one.reference === reference);
        const canClaim = amount?.because === 'claim-possible' && amount.restriction === undefined;
        return canClaim ? <ClaimJourney context={answer} amount={amount} /> : <AmountList amounts={answer.amounts} />;
      }}
    </Loaded>
  );
}

interface NothingProps {
  readonly title: string;
  readonly why: string;
  readonly action: ReactElement | undefined | '';
}

const Nothing = ({ title, why, action }: NothingProps): ReactElement => (
  <Stack gap="6">
    <Heading level={1}>{m.unclaimedAmount_heading()}</Heading>
    <EmptyState title={title} {...(action && { actions: action })}>
      <Paragraph>{why}</Paragraph>
    </EmptyState>
  </Stack>
);
