import type { components } from '@lifedesk/contract';
import { type ProblemDetail, problem } from '../../../platform/problem.ts';
import type { Question } from './store.ts';

type GivenDeclaration = components['schemas']['GivenDeclaration'];

/**
 * Checks that every question of the latest version is answered once, and a yes is explained. Throws `validation` with
 * the fields, never with the answers.
 */
export function checkAnswers(
  given: GivenDeclaration | undefined,
  form: { version: number; questions: readonly Question[] },
): void {
  const errors: ProblemDetail[] = [];
  if (!given) errors.push({ pointer: '/declaration', detail: 'is required' });
  else if (given.version !== form.version)
    errors.push({ pointer: '/declaration/version', detail: 'must be the newest' });
  else {
    const ids = given.answers.map(({ id }) => id);
    for (const question of form.questions) {
      const at = ids.indexOf(question.id);
      const answer = given.answers[at];
      const pointer = answer ? `/declaration/answers/${at}` : '/declaration/answers';
      if (!answer || ids.lastIndexOf(question.id) !== at)
        errors.push({ pointer, detail: `must answer ${question.id} once` });
      else if (question.kind === 'number') {
        const { least = 0, most = 0 } = question;
        if (answer.number === undefined || answer.number < least || answer.number > most)
          errors.push({ pointer: `${pointer}/number`, detail: `must be from ${least} to ${most}` });
      } else if (answer.yes === undefined) errors.push({ pointer: `${pointer}/yes`, detail: 'is required' });
      else if (answer.yes && answer.details === undefined)
        errors.push({ pointer: `${pointer}/details`, detail: 'is required' });
    }
    const known = new Set(form.questions.map(({ id }) => id));
    ids.forEach((id, at) => {
      if (!known.has(id)) errors.push({ pointer: `/declaration/answers/${at}/id`, detail: 'must be asked' });
    });
  }
  if (errors.length > 0) throw problem('validation', { errors: errors.slice(0, 20) });
}
