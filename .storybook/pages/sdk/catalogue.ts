import { defaultOutcomes, messages, type Row, type Rule, situations } from '@lifedesk/sdk';

/** One row of the error catalogue: what a failure of an operation means. */
export interface CatalogueRow {
  readonly key: string;
  readonly operation: string;
  readonly status: string;
  readonly when: string;
  readonly message: string;
  readonly presentation: string;
  readonly next: string;
}

const ANY = 'any operation';

function textOf({ message }: Row): string {
  if (typeof message !== 'object') return messages[message] || 'nothing';
  return `the server's own, or: ${messages[message.server]}`;
}

const whenOf = ({ said, exceptCode }: Rule): string =>
  [said && `the server says ${said.code}`, exceptCode && `not ${exceptCode}`].filter(Boolean).join(', ');

const rowOf = (operation: string, at: number, rule: Rule): CatalogueRow => ({
  key: `${operation} ${at}`,
  operation,
  status: rule.status?.join(', ') ?? 'any failure',
  when: whenOf(rule),
  message: textOf(rule),
  presentation: rule.presentation ?? 'toast',
  next: rule.next ?? '',
});

/** First the situations, then the general meaning of each status: the order in which the SDK looks them up. */
export const catalogue: readonly CatalogueRow[] = [
  ...Object.entries(situations).flatMap(([operation, rules]) =>
    (rules as readonly Rule[]).map((rule, at) => rowOf(operation, at, rule)),
  ),
  ...Object.entries(defaultOutcomes).map(([status, row]) =>
    rowOf(ANY, Number(status), { ...row, status: [Number(status)] }),
  ),
];
