import type { RuleEntry } from './entry.ts';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
interface Area {
  readonly $schema: string;
  readonly [rule: string]: string | Readonly<Record<string, Message>>;
}

const areas = import.meta.glob<Area>('../../../packages/rules/messages/en/*.json', { eager: true, import: 'default' });
const records = Object.values(areas).flatMap((area) =>
  Object.values(area).filter((sentences) => typeof sentences !== 'string'),
);

/** A sentence with the names of its values, which belong to a policy: "A loan is at least {minimum}." */
const textOf = (message: Message | undefined): string =>
  typeof message === 'object' ? (Object.values(message[0]?.match ?? {}).at(-1) ?? '') : (message ?? '');

/** The English sentence of each clause of a rule, from the texts that have one for all of them. */
export function clauseTexts(clauses: NonNullable<RuleEntry['clauses']>): readonly string[] {
  const record = records.find((sentences) => clauses.every(({ id }) => id in sentences));
  return clauses.map(({ id }) => textOf(record?.[id]));
}
