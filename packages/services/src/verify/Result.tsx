import { useLocale } from '@lifedesk/journey';
import {
  format12HourTime,
  formatDate,
  formatRupees,
  type SignedDocument,
  type SignedDocumentKind,
  type SignedPart,
  todayInIndia,
} from '@lifedesk/rules';
import { Card, DataList, type DataListItem, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { CheckResult, Refusal } from './check-code.ts';
import { type DocumentStatus, useDocumentStatus } from './document-status.ts';

const kinds: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_receipt,
  certificate: m.verify_certificate,
  statement: m.verify_statement,
  notice: m.verify_notice,
  schedule: m.verify_schedule,
  pack: m.verify_pack,
  payout: m.verify_payout,
};
const amounts: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_amountReceived,
  certificate: m.verify_amountPremiums,
  statement: m.verify_amountPaid,
  notice: m.verify_amountDue,
  schedule: m.verify_amountCover,
  pack: m.verify_amountCover,
  payout: m.verify_amountPaidOut,
};
const dates: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_paidOn,
  certificate: m.verify_coversUntil,
  statement: m.verify_coversUntil,
  notice: m.verify_dueOn,
  schedule: m.verify_asOf,
  pack: m.verify_asOf,
  payout: m.verify_paidOn,
};
const parts: Record<SignedPart, () => string> = {
  premium: m.verify_partPremium,
  gst: m.verify_partGst,
  lateFee: m.verify_partLateFee,
  loanInterest: m.verify_partLoanInterest,
  loanPrincipal: m.verify_partLoanPrincipal,
  topUp: m.verify_partTopUp,
  unapplied: m.verify_partUnapplied,
  fromSuspense: m.verify_partFromSuspense,
  payoutGross: m.verify_partPayoutGross,
  payoutDeductions: m.verify_partPayoutDeductions,
  payoutTax: m.verify_partPayoutTax,
  penalInterest: m.verify_partPenalInterest,
};
const refusals: Record<Refusal, readonly [title: () => string, body: () => string]> = {
  'not-ours': [m.verify_notOurs, m.verify_notOursBody],
  'newer-version': [m.verify_newer, m.verify_newerBody],
  damaged: [m.verify_damaged, m.verify_damagedBody],
  'unknown-key': [m.verify_unknownKey, m.verify_unknownKeyBody],
  'withdrawn-key': [m.verify_withdrawnKey, m.verify_withdrawnKeyBody],
  changed: [m.verify_changed, m.verify_changedBody],
};

/** What was signed, or why the code is rejected. */
export default function Result({ checked }: { readonly checked: CheckResult }): ReactElement {
  useLocale();
  if (checked.state !== 'genuine') {
    const [title, body] = refusals[checked.state];
    return (
      <Notice role="alert" tone="error" title={title()}>
        {body()}
      </Notice>
    );
  }
  return <Genuine checked={checked} />;
}

function Genuine({ checked }: { readonly checked: Extract<CheckResult, { state: 'genuine' }> }): ReactElement {
  const { document, key, code } = checked;
  const standing = useDocumentStatus(code);
  return (
    <Stack gap="4">
      <Notice role="status" tone="success" title={m.verify_genuine()}>
        {m.verify_compare()}
      </Notice>
      <Card heading={kinds[document.kind]()}>
        <DataList items={factsOf(document)} />
      </Card>
      <StandingNotice standing={standing} />
      {key.revokedAt !== undefined && <Notice tone="warning" title={m.verify_keyRevokedSince()} />}
    </Stack>
  );
}

const at = (instant: Date): string =>
  m.verify_at({ date: formatDate(todayInIndia(instant)), time: format12HourTime(instant) });

function factsOf({ kind, number, amount, parts: made, date, policy, initials, signedAt, keyId }: SignedDocument) {
  const all: (DataListItem | false)[] = [
    number !== '' && { label: m.verify_number(), value: number, figure: true },
    { label: amounts[kind](), value: formatRupees(amount), figure: true },
    ...(Object.keys(parts) as SignedPart[]).map(
      (part) => made[part] !== undefined && { label: parts[part](), value: formatRupees(made[part]), figure: true },
    ),
    { label: dates[kind](), value: formatDate(date), figure: true },
    'ending' in policy
      ? { label: m.verify_policy(), value: m.verify_policyEnding({ ending: policy.ending }), figure: true }
      : { label: m.verify_policies(), value: policy.count.toLocaleString('en-IN'), figure: true },
    initials !== '' && { label: m.verify_initials(), value: initials },
    { label: m.verify_signedAt(), value: at(new Date(signedAt * 1000)), figure: true },
    { label: m.verify_key(), value: keyId },
  ];
  return all.filter((item): item is DataListItem => item !== false);
}

function StandingNotice({ standing }: { readonly standing: DocumentStatus }): ReactElement {
  if (standing === 'asking') return <p role="status">{m.verify_asking()}</p>;
  if (standing === 'unknown') return <Notice title={m.verify_offline()}>{m.verify_offlineBody()}</Notice>;
  if (standing === 'refused')
    return (
      <Notice role="alert" tone="error" title={m.verify_withdrawnKey()}>
        {m.verify_withdrawnKeyBody()}
      </Notice>
    );
  const { state, checkedAt } = standing;
  if (state === 'reversed')
    return (
      <Notice role="alert" tone="error" title={m.verify_reversed()}>
        {m.verify_reversedBody({ at: at(new Date(checkedAt)) })}
      </Notice>
    );
  if (state === 'not-tracked') return <Notice title={m.verify_oneDay()}>{m.verify_oneDayBody()}</Notice>;
  return (
    <Notice role="status" tone="success" title={m.verify_valid()}>
      {m.verify_validBody({ at: at(new Date(checkedAt)) })}
    </Notice>
  );
}
