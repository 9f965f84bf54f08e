import { endToastsAtom, useApp, useLocale, usePayoutRemedy, whyNoPayout } from '@lifedesk/journey';
import { format12HourTime, formatDate, formatRupees, formatServerDate, todayInIndia } from '@lifedesk/rules';
import { payoutCertificate, takeTempFile } from '@lifedesk/sdk';
import {
  Amount,
  Badge,
  Button,
  Card,
  DataList,
  type DataListItem,
  DownloadIcon,
  Inline,
  Notice,
  Spoken,
  Stack,
  Timeline,
} from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import {
  deductionName,
  holdWords,
  kindName,
  type Payout,
  partName,
  stateWords,
  takenBackWords,
} from './payout-words.ts';

/** One payout: its parts, its stages, and what to do if it came back. */
export function PayoutCard({ payout }: { readonly payout: Payout }): ReactElement {
  const { ticket, policyNo, planName, kind, state, total, stages } = payout;
  const { words, tone } = stateWords(state);
  return (
    <Card heading={kindName(kind)} aside={<Badge tone={tone}>{words()}</Badge>}>
      <Stack gap="4">
        <span>
          <Spoken>
            {planName}, {m.policy_number({ number: policyNo })}
          </Spoken>
        </span>
        <Amount size="figure">{formatRupees(total)}</Amount>
        <PayoutNotice payout={payout} />
        <DataList layout="grid" items={partsOf(payout)} />
        <Timeline
          label={m.payoutHistory_way({ number: ticket })}
          stages={stages.map((stage, place) => ({
            id: String(place),
            title: stateWords(stage.state).words(),
            state: place < stages.length - 1 || state === 'paid' ? 'done' : endsBadly(state) ? 'stopped' : 'current',
            stateText: place < stages.length - 1 || state === 'paid' ? m.payoutHistory_done() : m.payoutHistory_now(),
            when: momentOf(stage.at),
          }))}
        />
        {state === 'paid' && <Certificate ticket={ticket} />}
      </Stack>
    </Card>
  );
}

const endsBadly = (state: string): boolean => state === 'returned' || state === 'stopped';

const momentOf = (instant: string): string => {
  const at = new Date(instant);
  return `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`;
};

/** Why it waits, and what the customer can do. */
function PayoutNotice({ payout }: { readonly payout: Payout }): ReactElement | null {
  const anotherAccount = usePayoutRemedy('account-returned');
  const {
    kind,
    state,
    heldUntil,
    holdReason,
    bankAccountNo,
    daysLate,
    penalInterest,
    stopTicket,
    stop,
    waits,
    promisedDate,
  } = payout;
  if (state === 'held')
    return (
      <Notice tone="info" title={m.payoutHistory_heldTitle({ date: formatServerDate(heldUntil ?? '') })}>
        {holdWords(holdReason ?? '')}
      </Notice>
    );
  if (state === 'returned')
    return (
      <Notice tone="warning" title={m.payoutHistory_returnedTitle()} actions={anotherAccount}>
        {m.payoutHistory_returnedBody({ account: bankAccountNo ?? '' })}{' '}
        {penalInterest > 0 && m.payoutHistory_interestSoFar({ amount: formatRupees(penalInterest) })}
      </Notice>
    );
  if (state === 'stopped' && stop === 'taken-back')
    return (
      <Notice tone="info" title={m.payoutHistory_takenBackTitle()}>
        {takenBackWords(kind)}
      </Notice>
    );
  if (state === 'stopped' && stop === 'confirmed')
    return (
      <Notice tone="warning" title={m.payoutHistory_takenBackTitle()} actions={anotherAccount}>
        {m.payoutHistory_stopConfirmed()}
      </Notice>
    );
  if (state === 'stopped')
    return <Notice tone="info">{m.payoutHistory_stoppedBody({ number: stopTicket ?? '' })}</Notice>;
  if (state === 'owed' && waits) return <WaitingReasons payout={payout} waits={waits} />;
  if (state === 'owed' && daysLate > 0)
    return (
      <Notice tone="warning" title={m.payoutHistory_lateTitle({ date: formatServerDate(promisedDate) })}>
        {m.payoutHistory_interestSoFar({ amount: formatRupees(penalInterest) })}
      </Notice>
    );
  return null;
}

/** Why a payout has not been sent, and what to do. */
function WaitingReasons({
  payout,
  waits,
}: {
  readonly payout: Payout;
  readonly waits: NonNullable<Payout['waits']>;
}): ReactElement {
  const language = useLocale();
  const remedy = usePayoutRemedy(waits.reason);
  const { penalInterest } = payout;
  return (
    <Notice tone="warning" title={m.payoutHistory_waitsTitle()} actions={remedy}>
      {whyNoPayout(waits, language)} {remedy ? m.payoutHistory_waitsThen() : m.payoutHistory_waitsCall()}{' '}
      {penalInterest > 0 && m.payoutHistory_interestSoFar({ amount: formatRupees(penalInterest) })}
    </Notice>
  );
}

function partsOf(payout: Payout): DataListItem[] {
  const {
    gross,
    parts = [],
    deductions,
    tax,
    net,
    penalInterest,
    promisedDate,
    paidOn,
    bankReference,
    bankAccountNo,
  } = payout;
  const money = (label: string, amount: number): DataListItem => ({ label, value: formatRupees(amount), figure: true });
  const items: (DataListItem | false | undefined)[] = [
    ...parts.map(({ name, amount }) => money(partName(name), amount)),
    money(m.payoutHistory_gross(), gross),
    ...deductions.map(({ name, amount }) => ({
      label: deductionName(name),
      value: `− ${formatRupees(amount)}`,
      figure: true,
    })),
    tax > 0 && { label: m.payoutHistory_tax(), value: `− ${formatRupees(tax)}`, figure: true },
    money(m.payoutHistory_net(), net),
    penalInterest > 0 && money(m.payoutHistory_interest(), penalInterest),
    { label: m.payoutHistory_promised(), value: formatServerDate(promisedDate), figure: true },
    paidOn !== undefined && { label: m.payoutHistory_paidOn(), value: formatServerDate(paidOn), figure: true },
    bankAccountNo !== undefined && { label: m.payoutHistory_account(), value: bankAccountNo, figure: true },
    bankReference !== undefined && { label: m.payoutHistory_reference(), value: bankReference, figure: true },
  ];
  return items.filter((item): item is DataListItem => Boolean(item));
}

/** Saves the signed certificate. */
function Certificate({ ticket }: { readonly ticket: string }): ReactElement {
  const { sdk, fail, save } = useApp();
  const endToasts = useSetAtom(endToastsAtom);
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const download = async () => {
    if (saving) return;
    setSaving(true);
    endToasts();
    try {
      const file = await payoutCertificate(sdk, { ticket, language }, { background: true });
      save(await takeTempFile(sdk, file), file.fileName);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Inline>
      <Button
        variant="secondary"
        icon={DownloadIcon}
        loading={saving}
        loadingLabel={m.app_pleaseWait()}
        aria-label={m.payoutHistory_certificateOf({ number: ticket })}
        onClick={() => void download()}
      >
        {m.payoutHistory_certificate()}
      </Button>
    </Inline>
  );
}
