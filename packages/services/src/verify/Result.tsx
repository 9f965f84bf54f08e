import { useLocale } from '@lifedesk/journey';
import {
  format12HourTime,
  formatCount,
  formatDate,
  formatRupees,
  type SignedDocument,
  type SignedDocumentKind,
  type SignedPart,
  todayInIndia,
} from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import { Card, DataList, type DataListItem, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import * as m from '../texts.ts';
import type { CheckResult, Refusal } from './check-code.ts';
import { type DocumentStatus, useDocumentStatus } from './document-status.ts';
import type { FileFault } from './read-file.ts';

const kinds: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_receipt,
  certificate: m.verify_certificate,
  statement: m.verify_statement,
  notice: m.verify_notice,
  schedule: m.verify_schedule,
  pack: m.verify_pack,
  payout: m.verify_payout,
  invoice: m.verify_invoice,
};
const amounts: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_amountReceived,
  certificate: m.verify_amountPremiums,
  statement: m.verify_amountPaid,
  notice: m.verify_amountDue,
  schedule: m.verify_amountCover,
  pack: m.verify_amountCover,
  payout: m.verify_amountPaidOut,
  invoice: m.verify_amountInvoiced,
};
const dates: Record<SignedDocumentKind, () => string> = {
  receipt: m.verify_paidOn,
  certificate: m.verify_coversUntil,
  statement: m.verify_coversUntil,
  notice: m.verify_dueOn,
  schedule: m.verify_asOf,
  pack: m.verify_asOf,
  payout: m.verify_paidOn,
  invoice: m.verify_issuedOn,
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

const faults: Record<FileFault, () => string> = {
  'too-large': m.verify_fileTooLarge,
  'no-picture': m.verify_fileNoPicture,
  'no-code': m.verify_fileNoCode,
  'no-code-in-pdf': m.verify_fileNoCodeInPdf,
};

/** What was found out about one document. */
export type Verdict =
  | CheckResult
  | { readonly state: 'no-keys' }
  | { readonly state: 'no-code'; readonly fault: FileFault };

interface ResultProps {
  /** Of the file; none for a code that was scanned or opened by its address. */
  readonly name: string | undefined;
  readonly verdict: Verdict;
}

/** The verdict on one document: which one, and what was signed or why it is rejected. It takes focus, so it is heard. */
export default function Result({ name, verdict }: ResultProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const noticeId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" gap="4">
      <Heading level={2} ref={heading} tabIndex={-1} aria-describedby={noticeId}>
        {name === undefined ? m.verify_result() : m.verify_resultOf({ name })}
      </Heading>
      {verdict.state === 'genuine' ? (
        <Genuine checked={verdict} noticeId={noticeId} />
      ) : (
        <Refused verdict={verdict} noticeId={noticeId} />
      )}
    </Stack>
  );
}

type GenuineVerdict = Extract<CheckResult, { state: 'genuine' }>;

interface RefusedProps {
  readonly verdict: Exclude<Verdict, GenuineVerdict>;
  readonly noticeId: string;
}

function Refused({ verdict, noticeId }: RefusedProps): ReactElement {
  const [title, body] =
    verdict.state === 'no-keys'
      ? [m.verify_noKeys, m.verify_noKeysBody]
      : verdict.state === 'no-code'
        ? [m.verify_notRead, faults[verdict.fault]]
        : refusals[verdict.state];
  return (
    <Notice id={noticeId} tone="error" title={title()}>
      {body()}
    </Notice>
  );
}

interface GenuineProps {
  readonly checked: GenuineVerdict;
  readonly noticeId: string;
}

/** A document that we signed. If its payment was taken back, that is the verdict, and nothing says that it is in order. */
function Genuine({ checked, noticeId }: GenuineProps): ReactElement {
  const language = useLocale();
  const { document, key, code } = checked;
  const standing = useDocumentStatus(code);
  const isReversed = typeof standing === 'object' && standing.state === 'reversed';
  return (
    <>
      <div aria-live="polite">
        {isReversed ? (
          <Notice id={noticeId} tone="error" title={m.verify_reversed()}>
            {standing.reversal && <p>{takenBackText(standing.reversal, language)}</p>}
            <p>{m.verify_reversedBody({ at: at(new Date(standing.checkedAt)) })}</p>
          </Notice>
        ) : (
          <Notice id={noticeId} tone={standing === 'asking' ? 'info' : 'success'} title={m.verify_genuine()}>
            {m.verify_compare()}
          </Notice>
        )}
      </div>
      <Card heading={kinds[document.kind]()} headingLevel={3}>
        <DataList items={factsOf(document)} />
      </Card>
      <div aria-live="polite">
        <StandingNotice standing={standing} />
      </div>
      {key.revokedAt !== undefined && <Notice tone="warning" title={m.verify_keyRevokedSince()} />}
    </>
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
      : { label: m.verify_policies(), value: formatCount(policy.count), figure: true },
    initials !== '' && { label: m.verify_initials(), value: initials },
    { label: m.verify_signedAt(), value: at(new Date(signedAt * 1000)), figure: true },
    { label: m.verify_key(), value: keyId },
  ];
  return all.filter((item): item is DataListItem => item !== false);
}

/** Whether a document that we signed is still valid. The verdict above says if its payment was taken back. */
function StandingNotice({ standing }: { readonly standing: DocumentStatus }): ReactElement | null {
  if (standing === 'asking') return <p>{m.verify_asking()}</p>;
  if (standing === 'unknown') return <Notice title={m.verify_offline()}>{m.verify_offlineBody()}</Notice>;
  if (standing === 'refused')
    return (
      <Notice tone="error" title={m.verify_withdrawnKey()}>
        {m.verify_withdrawnKeyBody()}
      </Notice>
    );
  const { state, checkedAt } = standing;
  if (state === 'reversed') return null;
  if (state === 'not-tracked') return <Notice title={m.verify_oneDay()}>{m.verify_oneDayBody()}</Notice>;
  return (
    <Notice tone="success" title={m.verify_valid()}>
      {m.verify_validBody({ at: at(new Date(checkedAt)) })}
    </Notice>
  );
}
