import { randomUUID } from 'node:crypto';
import { type ApplicationAnswer, applyApplicationAnswer } from '../back-office/apply-application-answer.ts';
import type { RunningApi } from './running-api.ts';

/** What new business says, without the fields that each answer has. */
export type BackOfficeSays = Pick<ApplicationAnswer, 'applicationNo' | 'outcome'> & Partial<ApplicationAnswer>;

/** Applies an answer of new business about an application. */
export async function decideApplication({ deps }: Pick<RunningApi, 'deps'>, answer: BackOfficeSays): Promise<void> {
  const at = deps.clock.now().toISOString();
  await applyApplicationAnswer(deps, { answerId: randomUUID(), maker: 'EMP-1', at, ...answer });
}
