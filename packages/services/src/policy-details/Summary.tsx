import {
  coverToday,
  type Locale,
  modeWords,
  type Policy,
  readCover,
  sumAssuredLabel,
  useApp,
  useHref,
  useLocale,
  WaitingSwitch,
} from '@lifedesk/journey';
import {
  type CalendarDate,
  formatDate,
  formatRupees,
  formatServerDate,
  isLapsedStatus,
  parseDayFirstDate,
  todayInIndia,
} from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList, type DataListItem, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface SummaryProps {
  readonly policy: Policy;
  readonly summary: AnswerOf<'policyDetails'>['summaryDetailUiResponse'];
  /** Set for a unit-linked policy whose funds are being switched. */
  readonly waitingSwitch: AnswerOf<'policyDetails'>['waitingSwitch'] | undefined;
}

/** What the policy is, and what it costs with its parts. */
export function Summary({ policy, summary, waitingSwitch }: SummaryProps): ReactElement {
  const { id, dueDate, hasNonForfeitureOptions, policyStatusCode } = policy;
  const href = useHref();
  const language = useLocale();
  const today = todayInIndia(useApp().now());
  const funds = policy.totalFundValue === undefined ? undefined : href('ulip-portfolio', { id });
  // after a lapse there is nothing left to choose
  const canChoose = hasNonForfeitureOptions && dueDate && !isLapsedStatus(policyStatusCode);
  const ifUnpaid = canChoose ? href('nfo-details', { id }) : undefined;
  return (
    <>
      <Card heading={m.policyDetails_summary()}>
        <Stack gap="4">
          <DataList items={coverOf(policy, summary, language)} />
          {waitingSwitch && <WaitingSwitch waiting={waitingSwitch} />}
          {funds && (
            <Link alone href={funds}>
              {m.policyDetails_funds()}
            </Link>
          )}
        </Stack>
      </Card>
      <Card heading={m.policyDetails_premium()}>
        <Stack gap="4">
          <DataList items={premiumOf(policy, summary, today)} />
          {ifUnpaid && (
            <Link alone href={ifUnpaid}>
              {m.policyDetails_ifUnpaid()}
            </Link>
          )}
        </Stack>
      </Card>
    </>
  );
}

const fact = (label: string, value: string | undefined, strong?: true): DataListItem[] =>
  value ? [{ label, value, figure: true, ...(strong && { strong }) }] : [];
const rupees = (paise: number | undefined) => (paise === undefined ? undefined : formatRupees(paise));

function coverOf(policy: Policy, { policyDetail }: SummaryProps['summary'], language: Locale): DataListItem[] {
  const { baseSumAssured, kind, term } = policyDetail;
  const cover = readCover(policyDetail);
  const otherCover = coverToday(cover, language);
  return [
    ...fact(sumAssuredLabel(cover), rupees(baseSumAssured), true),
    ...(otherCover ? [{ ...otherCover, figure: true, strong: true } as const] : []),
    ...fact(m.policyDetails_fundValue(), rupees(policy.totalFundValue)),
    ...fact(m.policyDetails_term(), m.policyDetails_years({ count: term })),
    ...fact(m.policyDetails_issuedOn(), formatServerDate(policy.policyIssueDate)),
    ...fact(
      // these plans pay nothing on their last day
      kind === 'term' || kind === 'health' ? m.policyDetails_coverEndsOn() : m.policyDetails_maturesOn(),
      policy.policyMaturityDate && formatServerDate(policy.policyMaturityDate),
    ),
  ];
}

function premiumOf(policy: Policy, { premiumDetail }: SummaryProps['summary'], today: CalendarDate): DataListItem[] {
  const due = parseDayFirstDate(policy.dueDate);
  const { modalPremiumexclusiveGST, gst, premiumModeDesc } = premiumDetail;
  return [
    ...fact(m.policyDetails_modalPremium(), rupees(modalPremiumexclusiveGST)),
    // a premium that is not paid again has no GST of today: its receipt says what was paid
    ...(due
      ? [
          ...fact(m.policyDetails_gst(), rupees(gst)),
          ...fact(m.policyDetails_premiumWithGst(), rupees(policy.modalPremiuminclusiveGST), true),
        ]
      : []),
    ...fact(m.policyDetails_mode(), modeWords(premiumModeDesc)),
    ...fact(
      m.policyDetails_payingTerm(),
      policy.policyPaymentTerm ? m.policyDetails_years({ count: policy.policyPaymentTerm }) : undefined,
    ),
    ...fact(m.policyDetails_method(), due ? methodWords(policy.methodOfPayment) : undefined),
    ...fact(dueLabel(policy.policyStatusCode, due, today), due ? formatDate(due) : m.policyDetails_nothingDue()),
  ];
}

/** A date in the past is never shown as the next one. */
function dueLabel(status: string, due: CalendarDate | null, today: CalendarDate): string {
  if (!due) return m.policyDetails_nextPremium();
  if (isLapsedStatus(status)) return m.policyDetails_unpaidSince();
  return due < today ? m.policyDetails_wasDue() : m.policyDetails_dueOn();
}

/** How premiums are paid, in the person's language. A word that another insurer's server uses is shown as it is. */
function methodWords(method: string): string {
  if (method === 'Auto-debit') return m.policyDetails_methodAutoDebit();
  return method === 'Direct' ? m.policyDetails_methodDirect() : method;
}
