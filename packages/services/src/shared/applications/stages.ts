import { isEndedApplication } from '@lifedesk/rules';
import type { StageState } from '@lifedesk/ui';
import type { ListedApplication } from './application-words.ts';

type Stage = ListedApplication['stages'][number];

interface StageWithState extends Stage {
  readonly state: StageState;
}

/** The stages with their state: those passed, the present one, and those ahead. */
export function stagesOf({ stages, waitingFor }: Pick<ListedApplication, 'stages' | 'waitingFor'>): StageWithState[] {
  const last = stages.findLastIndex(({ at }) => at !== undefined);
  return stages.map((stage, place) => ({ ...stage, state: stateOf(stage, place - last, waitingFor) }));
}

function stateOf({ stage }: Stage, fromLast: number, waitingFor: ListedApplication['waitingFor']): StageState {
  if (fromLast !== 0) return fromLast < 0 ? 'done' : 'ahead';
  if (hasEnded({ stage }) || waitingFor === 'you') return 'stopped';
  return waitingFor === 'us' ? 'current' : 'done';
}

/** The present stage. */
export const presentStage = ({ stages }: Pick<ListedApplication, 'stages'>): Stage | undefined =>
  stages.findLast(({ at }) => at !== undefined);

/** It ended without a policy. */
export const hasEnded = ({ stage }: Pick<ListedApplication, 'stage'>): boolean =>
  isEndedApplication(stage) && stage !== 'issued';
