import {
  clientMessages,
  type ErrorCode,
  type OperationId,
  type Outcome,
  outcomeFor,
  problemCodes,
} from '@lifedesk/sdk';
import { type Failure, failuresOf } from './contract.ts';
import { type Code, meanings } from './meanings.ts';
import { type Page, table } from './page.ts';

type ShownFailure = Pick<Failure, 'operationId' | 'status' | 'detail'>;

/** Codes with fewer operations than this list them; the others say how many. */
const MANY = 60;

const shown: Readonly<Record<Outcome['presentation'], string>> = {
  toast: 'a message that hides by itself',
  'toast-stays': 'a message that stays until it is dismissed',
  inline: 'a message at the field or in the form',
  silent: 'nothing',
  page: 'a page that replaces the screen',
};

/** Every failure of the API and of the contract of the back office. */
const failures = [...failuresOf('openapi'), ...failuresOf('back-office')];
const operations = new Set(failures.map(({ operationId }) => operationId)).size;

const isCodeOf = (list: readonly string[], code: string) => list.includes(code);

/** Who answers with a code. */
function origin(code: Code): string {
  if (isCodeOf(problemCodes, code)) return 'The API answers with it.';
  return failures.some((failure) => failure.code === code)
    ? 'The API answers the back office with it.'
    : 'The SDK creates it; the server did not send it.';
}

const ids = new Set(failuresOf('openapi').map(({ operationId }) => operationId));
const isOperation = (id: string): id is OperationId => ids.has(id);

/** What the SDK shows for a failure. */
function shownFor(code: ErrorCode, { operationId, status, detail }: ShownFailure): string {
  const operation = isOperation(operationId) ? operationId : undefined;
  const { message, presentation, next } = outcomeFor(operation, status, { code, detail });
  const text = message ? `${shown[presentation]}: “${message}”` : shown[presentation];
  return next ? `${text}, and \`next\` is \`${next}\`` : text;
}

/** What customers see, by operation where the SDK shows different things. */
function customersSee(code: Code, found: readonly ShownFailure[]): string {
  if (code === 'answer-conflict') return 'Customers never see it.';
  const seen = new Map<string, string[]>();
  for (const failure of found) {
    const text = shownFor(code, failure);
    seen.set(text, [...(seen.get(text) ?? []), `\`${failure.operationId}\``]);
  }
  const [[usual] = [''], ...others] = [...seen].toSorted(([, one], [, other]) => other.length - one.length);
  if (others.length === 0) return `The customer sees ${usual}${usual.endsWith('.”') ? '' : '.'}`;
  const lines = [
    `- usually ${usual}`,
    ...others.map(([text, names]) => `- ${[...new Set(names)].join(', ')}: ${text}`),
  ];
  return `The customer sees\n\n${lines.join('\n')}`;
}

function operationsTable(found: readonly Failure[]): string {
  const named = new Map(found.map((failure) => [failure.operationId, failure]));
  if (named.size >= MANY) return `${named.size} of ${operations} operations can answer with it.`;
  const rows = Array.from(named, ([id, { summary, status }]) => [`\`${id}\``, summary, String(status)]);
  return table(['Operation', 'What it does', 'Status'], rows);
}

function problemPage(code: Code): Page {
  const [happened, toDo] = meanings[code];
  const found = failures.filter((failure) => failure.code === code);
  const [first] = found;
  const status = first ? `Status ${first.status}, “${first.title}”. ` : '';
  const seen = first ? found : [{ operationId: '', status: 0, detail: clientMessages.somethingWrong }];
  const text = [
    `# ${code}`,
    `${status}${origin(code)}`,
    `## What happened\n\n${happened}`,
    `## What to do\n\n${toDo}\n\n${customersSee(code, seen)}`,
    `## Operations\n\n${first ? operationsTable(found) : 'Every operation can fail with it.'}`,
  ].join('\n\n');
  return { path: `problems/${code}`, title: code, text };
}

const isCode = (word: string): word is Code => word in meanings;

/** A page for every code, and a list of them. */
export function problemPages(): Page[] {
  const codes = Object.keys(meanings).filter(isCode);
  const rows = codes.map((code) => [`[${code}](/problems/${code})`, meanings[code][0]]);
  const lead = 'A failure has a `code`, which says what happened. `error.code` of the SDK is one of these.';
  return [
    {
      path: 'problems/index',
      title: 'Problems',
      text: `# Problems\n\n${lead}\n\n${table(['Code', 'What happened'], rows)}`,
    },
    ...codes.map(problemPage),
  ];
}
