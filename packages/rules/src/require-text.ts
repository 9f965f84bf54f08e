/** A rule was called with something that it cannot judge: a mistake in the program, not in what a person typed. */
export class RulesError extends TypeError {
  override readonly name = 'RulesError';
}

/** The given text. @throws RulesError for anything else, such as undefined from a form that is still empty */
export function requireText(text: string): string {
  if (typeof text === 'string') return text;
  throw new RulesError(`A rule needs text, not ${text === null ? 'null' : typeof text}. Pass '' if nothing was typed.`);
}
