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
const stages: Record<Schemas['ServiceRequestStage'] | 'cancelled' | 'stopped' | 'settled', () => string> = {
  received: m.trackServiceRequests_stageReceived,
  'under-review': m.trackServiceRequests_stageUnderReview,
  'information-needed': m.trackServiceRequests_stageNeeded,
  'information-received': m.trackServiceRequests_stageGiven,
  completed: m.trackServiceRequests_stageCompleted,
  declined: m.trackServiceRequests_stageDeclined,
  cancelled: m.trackServiceRequests_stageCancelled,
  stopped: m.trackServiceRequests_stageStopped,
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

/** Whether the link in the message about a held payout ended the request, so staff have not declined it. */
export const isStopped = ({ state, payout }: Pick<ServiceRequest, 'state' | 'payout'>): boolean =>
  state === 'declined' && payout?.state === 'stopped';

export function stateOf(request: Pick<ServiceRequest, 'state' | 'isCancelled' | 'payout'>): {
  text: string;
  tone: BadgeTone;
} {
  if (request.isCancelled) return { text: m.trackServiceRequests_stateCancelled(), tone: 'neutral' };
  if (isStopped(request)) return { text: m.trackServiceRequests_stateStopped(), tone: 'neutral' };
  const { says, tone } = states[request.state];
  return { text: says(), tone };
}
