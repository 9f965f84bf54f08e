import { HEALTH_QUESTIONS } from '@lifedesk/rules';
import type { RequestBody } from '../platform/contract/handler.ts';

export type HealthAnswer = NonNullable<RequestBody<'submitEhdf'>['answers']>[number];

/** What a person writes about a condition. */
export const CONDITION = 'Angina since the spring, Dr Rao';

/** All no, 170 cm and 72 kg. */
export const HEALTHY: readonly HealthAnswer[] = [
  { id: 'height', number: 170 },
  { id: 'weight', number: 72 },
  ...HEALTH_QUESTIONS.filter(
    ({ id, kind, shownWhen }) => kind !== 'number' && shownWhen === undefined && id !== 'pregnancy',
  ).map(({ id }) => ({ id, yes: false })),
];
/** The same with other answers. */
export const withAnswers = (...changed: readonly HealthAnswer[]): HealthAnswer[] => {
  const ids = new Set(changed.map(({ id }) => id));
  return [...HEALTHY.filter(({ id }) => !ids.has(id)), ...changed];
};
export const HEART: readonly HealthAnswer[] = [
  { id: 'heart', yes: true },
  { id: 'heart-what', text: CONDITION },
  { id: 'heart-since', month: '2026-03' },
  { id: 'heart-treatment', choice: 'medicine' },
  { id: 'heart-well', yes: true },
  { id: 'heart-last', month: '2026-10' },
];
export const LUNGS: readonly HealthAnswer[] = HEART.map((answer) => ({
  ...answer,
  id: answer.id.replace('heart', 'lungs'),
}));
