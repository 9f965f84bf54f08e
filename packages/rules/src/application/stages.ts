/** The stages of an application for a policy. The last six are final. */
export const APPLICATION_STAGES = [
  'received',
  'kyc',
  'documents',
  'verification-call',
  'medical',
  'underwriting',
  'counter-offer',
  'accepted',
  'issued',
  'not-taken',
  'postponed',
  'declined',
  'withdrawn',
  'closed-no-response',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

const ENDED: ReadonlySet<ApplicationStage> = new Set([
  'issued',
  'not-taken',
  'postponed',
  'declined',
  'withdrawn',
  'closed-no-response',
]);

/** Whether an application has reached a final stage. */
export const isEndedApplication = (stage: ApplicationStage): boolean => ENDED.has(stage);

/** What anyone with the number and the birth date may know. It does not say how an application was decided. */
export type CoarseStage = 'received' | 'documents' | 'underwriting' | 'decided' | 'issued' | 'closed';

const COARSE: Readonly<Record<ApplicationStage, CoarseStage>> = {
  received: 'received',
  kyc: 'documents',
  documents: 'documents',
  'verification-call': 'underwriting',
  medical: 'underwriting',
  underwriting: 'underwriting',
  'counter-offer': 'decided',
  accepted: 'decided',
  issued: 'issued',
  'not-taken': 'closed',
  postponed: 'closed',
  declined: 'closed',
  withdrawn: 'closed',
  'closed-no-response': 'closed',
};

/** The stage that a quick look shows: a refusal for health looks like a withdrawal, and a medical test like a review. */
export const coarseStage = (stage: ApplicationStage): CoarseStage => COARSE[stage];

const ROAD: readonly ApplicationStage[] = ['underwriting', 'accepted', 'issued'];

/** The stages that still follow if nothing else is needed; none after a final stage. */
export function stagesAhead(stage: ApplicationStage): readonly ApplicationStage[] {
  if (isEndedApplication(stage)) return [];
  if (stage === 'counter-offer') return ['accepted', 'issued'];
  return ROAD.slice(ROAD.indexOf(stage) + 1);
}

/** Whose turn it is. */
export type ApplicationTurn = 'you' | 'us' | 'nobody';

export interface TurnFacts {
  readonly stage: ApplicationStage;
  /** How many papers the applicant still has to send. */
  readonly papersNeeded: number;
  /** A new UPI block waits for the applicant's approval. */
  readonly needsApproval: boolean;
}

/** Whose turn it is: the applicant's for papers, tests, an offer and a payment, otherwise ours until the end. */
export function applicationTurn({ stage, papersNeeded, needsApproval }: TurnFacts): ApplicationTurn {
  if (isEndedApplication(stage)) return 'nobody';
  return papersNeeded > 0 || needsApproval || stage === 'medical' || stage === 'counter-offer' ? 'you' : 'us';
}
