import { useHref, useLocale, usePageNavigation, usePayoutRemedy, whyNoPayout } from '@lifedesk/journey';
import { formatPercent, formatRupees, formatServerDate } from '@lifedesk/rules';
import { isUnclaimedReason, type Language, unclaimedText } from '@lifedesk/rules/texts';
import { Amount, Button, Card, DataList, Guide, Guided, Heading, Notice, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { causeWords, kindName, type UnclaimedAmount } from './amount-words.ts';

/** Every unclaimed amount, what happens with it, and the button to claim it or what is missing. */
export function AmountList({ amounts }: { readonly amounts: readonly UnclaimedAmount[] }): ReactElement {
  return (
    <Guided guide={<Explained />}>
      <Stack gap="6">
        <Stack gap="2" measure="text">
          <Heading level={1}>{m.unclaimedAmount_heading()}</Heading>
          <p>{m.unclaimedAmount_lead()}</p>
        </Stack>
        <Stack as="ul" gap="4">
          {amounts.map((amount) => (
            <li key={amount.reference}>
              <AmountCard amount={amount} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Guided>
  );
}

function AmountCard({ amount }: { readonly amount: UnclaimedAmount }): ReactElement {
  const { self } = usePageNavigation();
  const { kind, cause, policyNo, planName, total, reference, dueDate } = amount;
  const { because, restriction, stage, movedOn, claimableUntil } = amount;
  const canClaim = because === 'claim-possible' && restriction === undefined;
  const date = formatServerDate(movedOn);
  return (
    <Card aria-label={`${kindName(kind)}, ${planName}, ${formatServerDate(dueDate)}`}>
      <Stack gap="4">
        <Heading level={2}>{kindName(kind)}</Heading>
        <span>
          <Spoken>
            {planName}, {m.policy_number({ number: policyNo })}
          </Spoken>
        </span>
        <Amount size="figure">{formatRupees(total)}</Amount>
        <p>{causeWords(cause)}</p>
        <DataList layout="grid" items={partsOf(amount)} />
        <p>
          {stage === 'moved'
            ? m.unclaimedAmount_moved({ date, until: formatServerDate(claimableUntil) })
            : m.unclaimedAmount_moves({ date, until: formatServerDate(claimableUntil) })}
        </p>
        {canClaim ? (
          <div>
            <Button
              href={self({ id: reference })}
              aria-label={m.unclaimedAmount_claimOf({ amount: formatRupees(total), kind: kindName(kind) })}
            >
              {m.unclaimedAmount_claim({ amount: formatRupees(total) })}
            </Button>
          </div>
        ) : (
          <Missing amount={amount} />
        )}
      </Stack>
    </Card>
  );
}

const partsOf = ({ amount, interest, rate, dueDate }: UnclaimedAmount) => [
  { label: m.unclaimedAmount_due(), value: formatServerDate(dueDate), figure: true },
  { label: m.unclaimedAmount_amount(), value: formatRupees(amount), figure: true },
  { label: m.unclaimedAmount_interest(), value: formatRupees(interest), figure: true },
  ...(rate > 0
    ? [{ label: m.unclaimedAmount_rate(), value: m.unclaimedAmount_rateValue({ rate: formatPercent(rate) }) }]
    : []),
];

/** Why it cannot be claimed online now, with a link to settle that. */
function Missing({ amount }: { readonly amount: UnclaimedAmount }): ReactElement {
  const language = useLocale();
  const { because, restriction, policyId } = amount;
  const pan = useHref()('update-pan');
  const remedy = usePayoutRemedy(restriction, policyId);
  const addPan = pan && <Button href={pan}>{m.unclaimedAmount_addPan()}</Button>;
  return (
    <Notice tone="warning" title={m.unclaimedAmount_notYet()} actions={because === 'pan-missing' ? addPan : remedy}>
      <p>{whyOf(amount, language)}</p>
    </Notice>
  );
}

function whyOf({ because, restriction, restrictedUntil }: UnclaimedAmount, language: Language): string {
  if (because !== 'claim-possible')
    return isUnclaimedReason(because) ? unclaimedText(because, language) : m.unclaimedAmount_callUs();
  const restricted = {
    ...(restriction && { reason: restriction }),
    ...(restrictedUntil && { until: restrictedUntil }),
  };
  return whyNoPayout(restricted, language) ?? m.unclaimedAmount_callUs();
}

/** Beside the amounts: what unclaimed means, and how a claim works. */
function Explained(): ReactElement {
  return (
    <Guide
      label={m.unclaimedAmount_guide()}
      sections={[
        {
          title: m.unclaimedAmount_guideWhat(),
          items: [m.unclaimedAmount_guideYear(), m.unclaimedAmount_guideInterest(), m.unclaimedAmount_guideFund()],
        },
        {
          title: m.unclaimedAmount_guideClaim(),
          items: [m.unclaimedAmount_guideOtp(), m.unclaimedAmount_guidePaid()],
        },
      ]}
    />
  );
}
