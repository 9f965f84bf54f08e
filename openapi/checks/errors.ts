import { calls, type Document, examplesOf, follow, type Operation } from './document.ts';

const EVERY = ['400', '405', '413', '415', '429', '500', '502', '503', '504'];
const WITH_SESSION = ['401', '403'];
const PROBLEM = 'application/problem+json';

interface ProblemExample {
  status?: unknown;
  code?: unknown;
}

const ON_EVERY_ANSWER = ['X-Correlation-Id', 'X-Server-Time'];

/** Every failure of an operation is described as problem details, with examples of its own status. */
export function checkErrors(document: Document): string[] {
  const faults: string[] = [];
  const shown = new Set<unknown>();
  for (const { operation } of calls(document)) {
    for (const status of expectedCodes(operation))
      if (!operation.responses[status]) faults.push(`${operation.operationId}: has no response for ${status}`);
    for (const [status, given] of Object.entries(operation.responses)) {
      const response = follow(document, given);
      const where = `${operation.operationId} ${status}`;
      for (const header of ON_EVERY_ANSWER) if (!response.headers?.[header]) faults.push(`${where}: has no ${header}`);
      if (!/^[45]/.test(status)) continue;
      const media = response.content?.[PROBLEM];
      if (!media || Object.keys(response.content ?? {}).length !== 1) {
        faults.push(`${where}: is not ${PROBLEM} alone`);
        continue;
      }
      if (media.schema?.$ref !== '#/components/schemas/Problem') faults.push(`${where}: its schema is not Problem`);
      const examples = examplesOf(media).map(([, value]) => value as ProblemExample);
      if (examples.length === 0) faults.push(`${where}: has no example`);
      for (const example of examples) {
        shown.add(example.code);
        if (String(example.status) !== status) faults.push(`${where}: its example says ${String(example.status)}`);
      }
    }
  }
  return [...faults, ...checkCodes(document, shown)];
}

const expectedCodes = (operation: Operation): string[] => [
  ...EVERY,
  ...((operation.security ?? []).length > 0 ? WITH_SESSION : []),
];

/** Every code of the closed list is used somewhere, except those whose family is not described yet (`x-to-come`). */
function checkCodes(document: Document, shown: Set<unknown>): string[] {
  const list = document.components?.schemas?.ProblemCode;
  const waiting = new Set<unknown>(list?.['x-to-come']);
  return (list?.enum ?? []).flatMap((code) => {
    if (!shown.has(code) && !waiting.has(code))
      return [`ProblemCode ${String(code)}: no response has an example of it`];
    if (shown.has(code) && waiting.has(code)) return [`ProblemCode ${String(code)}: is used, but listed as to come`];
    return [];
  });
}
