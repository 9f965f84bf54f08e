import type { Schemas } from '@lifedesk/sdk';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';

export type ServiceRequest = Schemas['ServiceRequest'];

const states: Record<Schemas['ServiceRequestState'], { says: () => string; tone: BadgeTone }> = {
  received: { says: m.trackServiceRequests_stateReceived, tone: 'info' },
  'in-progress': { says: m.trackServiceRequests_stateInProgress, tone: 'info' },
  waiting: { says: m.trackServiceRequests_stateWaiting, tone: 'warning' },
  completed: { says: m.trackServiceRequests_stateCompleted, tone: 'success' },
  declined: { says: m.trackServiceRequests_stateDeclined, tone: 'error' },
};
const stages: Record<Schemas['ServiceRequestStage'] | 'cancelled' | 'settled', () => string> = {
  received: m.trackServiceRequests_stageReceived,
  'under-review': m.trackServiceRequests_stageUnderReview,
  'information-needed': m.trackServiceRequests_stageNeeded,
  'information-received': m.trackServiceRequests_stageGiven,
  completed: m.trackServiceRequests_stageCompleted,
  declined: m.trackServiceRequests_stageDeclined,
  cancelled: m.trackServiceRequests_stageCancelled,
  settled: m.trackServiceRequests_stageSettled,
};
const sessions: Record<Schemas['RequestSession'], () => string> = {
  full: m.trackServiceRequests_madeSignedIn,
  partial: m.trackServiceRequests_madePaying,
  corp: m.trackServiceRequests_madeCorporate,
};

/** The texts for words from the server. A newer server may send others. */
const wordOf = (words: Readonly<Record<string, () => string>>, key: string, otherwise: () => string) =>
  (words[key] ?? otherwise)();

export const stageName = (stage: string): string => wordOf(stages, stage, m.trackServiceRequests_stageUnderReview);
export const sessionName = (session: Schemas['RequestSession']): string => sessions[session]();
export const stateOf = ({
  state,
  isCancelled,
}: Pick<ServiceRequest, 'state' | 'isCancelled'>): { text: string; tone: BadgeTone } => ({
  text: isCancelled ? m.trackServiceRequests_stateCancelled() : states[state].says(),
  tone: isCancelled ? 'neutral' : states[state].tone,
});
