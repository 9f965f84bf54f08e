import type { components } from '@lifedesk/contract';
import {
  applicationTurn,
  blockCharge,
  type CalendarDate,
  canWithdrawApplication,
  coarseStage,
  decisionClock,
  depositBack,
  promisedDate,
  stagesAhead,
  todayInIndia,
  upiReleaseBy,
} from '@lifedesk/rules';
import { applicationDocumentText, applicationStageText, coarseStageText } from '@lifedesk/rules/texts';
import { inEveryLanguage, type LocalisedText, m, toLocalisedText } from '../../platform/language.ts';
import { pendingBlock, standingBlock, toPayment } from './payment-dto.ts';
import type { DocumentRow, LoadedApplication, OfferRow, QuickLookRow } from './store.ts';

type Schemas = components['schemas'];

export function toTracked({ row }: LoadedApplication): Schemas['TrackedApplication'] {
  return {
    applicationNo: row.application_no,
    id: row.id,
    planName: row.plan_name,
    receivedOn: todayInIndia(row.received_at),
    stage: row.stage,
    since: todayInIndia(row.since),
  };
}

const isNeeded = ({ state }: DocumentRow): boolean => state === 'needed' || state === 'refused';

/** Papers that the applicant still has to send. */
const neededPapers = (documents: readonly DocumentRow[]): DocumentRow[] => documents.filter(isNeeded);

const nameOf = (kind: DocumentRow['kind']): LocalisedText =>
  inEveryLanguage((_, { locale }) => applicationDocumentText(kind, locale));

/** An application as trackApplicationV2 shows it. */
export function toProgress(loaded: LoadedApplication, today: CalendarDate): Schemas['ApplicationProgress'] {
  const { row, events, documents, offer, blocks, deposit } = loaded;
  const { stage } = row;
  const papers = neededPapers(documents);
  const needsApproval = pendingBlock(blocks) !== undefined;
  const turnFacts = { stage, papersNeeded: papers.length, needsApproval };
  // a block that has to be renewed does not stop the time to decide
  const isOurs = applicationTurn({ ...turnFacts, needsApproval: false }) === 'us' && stage !== 'accepted';
  const clock = isOurs ? decisionClock(row.counts_from, today) : null;
  const name = (of: typeof stage) => inEveryLanguage((_, { locale }) => applicationStageText(of, locale));
  return {
    ...toTracked(loaded),
    stages: [
      ...events.map((event) => ({
        stage: event.stage,
        name: name(event.stage),
        at: event.at.toISOString(),
        ...(event.note && { note: toLocalisedText(event.note) }),
      })),
      ...stagesAhead(stage).map((ahead) => ({ stage: ahead, name: name(ahead) })),
    ],
    waitingFor: applicationTurn(turnFacts),
    ...(clock && { answerBy: clock.answerBy, ...(clock.daysLate > 0 && { daysLate: clock.daysLate }) }),
    pending: papers.map(({ kind, why, asked_on }) => ({
      documentKind: kind,
      name: nameOf(kind),
      why: why ? toLocalisedText(why) : inEveryLanguage(m.note_paperNeeded),
      askedOn: asked_on,
    })),
    payment: toPayment(blocks, deposit),
    ...(offer && { offer: toOffer(offer, loaded) }),
  };
}

function toOffer(offer: OfferRow, { blocks, deposit }: LoadedApplication): Schemas['ApplicationOffer'] {
  const { offer_id, kind, state, terms, open_until, premium } = offer;
  const standing = standingBlock(blocks);
  const held = standing?.state === 'blocked' ? standing.amount : (deposit?.amount ?? 0);
  return {
    offerId: offer_id,
    kind,
    state,
    asked: terms.asked,
    offered: terms.offered,
    because: terms.because,
    openUntil: open_until,
    needsApproval: blockCharge(held, premium) === null,
  };
}

/** What an application needs from the applicant. */
export function needsOf({ row, documents, offer, blocks }: LoadedApplication): Schemas['ApplicationNeed'][] {
  return [
    ...(neededPapers(documents).length > 0 ? (['document'] as const) : []),
    ...(row.stage === 'medical' ? (['medical'] as const) : []),
    ...(row.stage === 'counter-offer' && offer?.state === 'open' ? (['offer'] as const) : []),
    ...(pendingBlock(blocks) ? (['payment'] as const) : []),
  ];
}

/** What the partner can help with now. */
export function helpOf({ row: { stage }, blocks }: LoadedApplication): Schemas['CoAidPurpose'][] {
  return [
    ...(['received', 'kyc', 'documents'].includes(stage) ? (['complete'] as const) : []),
    ...(pendingBlock(blocks) ? (['pay'] as const) : []),
    ...(stage === 'kyc' || stage === 'verification-call' ? (['sign'] as const) : []),
  ];
}

/** What the terms of a withdrawal follow from. */
export interface WithdrawnApplication extends Pick<LoadedApplication, 'blocks' | 'deposit'> {
  readonly row: Pick<LoadedApplication['row'], 'stage' | 'medical_cost'>;
}

/** What comes back if the application is withdrawn today; undefined if it cannot be withdrawn. */
export function withdrawalOf(
  { row, blocks, deposit }: WithdrawnApplication,
  today: CalendarDate,
): Schemas['WithdrawalTerms'] | undefined {
  if (!canWithdrawApplication(row).canWithdraw) return undefined;
  if (deposit?.state === 'paid') {
    const { back, medicalCost } = depositBack(deposit.amount, row.medical_cost, 'withdrawn');
    const backBy = promisedDate('deposit-refund', today);
    return { back, medicalCost, ...(backBy && { backBy }) };
  }
  const standing = standingBlock(blocks);
  if (standing?.state !== 'blocked') return { back: 0, medicalCost: 0 };
  const backBy = upiReleaseBy({ cause: 'request', on: today }, []);
  return { back: standing.amount, medicalCost: 0, ...(backBy && { backBy }) };
}

export const toDocument = ({ kind, state, why, sent_at }: DocumentRow): Schemas['ApplicationDocument'] => ({
  kind,
  name: nameOf(kind),
  state,
  ...(why && state !== 'had' && { why: toLocalisedText(why) }),
  ...(sent_at && { sentAt: sent_at.toISOString() }),
});

/** The five facts of a quick look. */
export function toQuickLook(row: QuickLookRow): Schemas['QuickLook'] {
  const stage = coarseStage(row.stage);
  const turn = { stage: row.stage, papersNeeded: row.papers_needed, needsApproval: row.needs_approval };
  return {
    stage,
    name: inEveryLanguage((_, { locale }) => coarseStageText(stage, locale)),
    since: todayInIndia(row.since),
    waitingFor: applicationTurn(turn),
    hasPending: row.papers_needed > 0 || row.needs_approval || row.offer_open || row.stage === 'medical',
  };
}
