import type { RuleEntry } from './entry.ts';

type Sentences = Readonly<Record<string, (values: Readonly<Record<string, string>>) => string>>;

const texts = import.meta.glob<Record<string, Sentences | (() => Sentences)>>(
  '../../../packages/rules/src/texts/en/*.ts',
  { eager: true },
);
const records = Object.values(texts).flatMap((module) =>
  Object.values(module).map((record) => (typeof record === 'function' ? record() : record)),
);

/** In place of the values of a sentence, which belong to a policy, their names: "A loan is at least {minimum}." */
const names = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` });

/** The English sentence of each clause of a rule, from the texts that have one for all of them. */
export function clauseTexts(clauses: NonNullable<RuleEntry['clauses']>): readonly string[] {
  const record = records.find((sentences) => clauses.every(({ id }) => id in sentences));
  return clauses.map(({ id }) => record?.[id]?.(names) ?? '');
}
