import { type Answer, type Call, examplesOf, followRef, jsonOf, nameOf, type Operation } from './contract.ts';
import { instead } from './instead.ts';

/** Failures that every operation can have. The README describes them once. */
const EVERYWHERE = new Set([
  ...['validation', 'envelope-refused', 'envelope-replayed', 'method-not-allowed'],
  ...['too-large', 'media-type', 'rate-limited'],
  ...['internal', 'upstream-failed', 'unavailable', 'maintenance', 'upstream-timeout'],
  ...['session-ended', 'session-kind', 'xsrf', 'staff-refused'],
]);

const KINDS: Readonly<Record<string, string>> = {
  full: 'full',
  partial: 'payments-only',
  corp: 'corporate',
  track: 'application tracking',
  staff: 'staff',
};
const WIDTH = 116;

/** What an editor shows for an operation: what it does, for which session, its body, its response and its errors. */
export function docstring({ path, operation }: Call): string {
  const { operationId, summary, description, requestBody } = operation;
  const better = instead[operationId];
  const answers = ['200', '203', '207'].flatMap((status) => jsonOf(operation.responses[status]?.content) ?? []);
  const nothing = answers.length === 0 || operation.responses['204'] ? ['nothing'] : [];
  const failures = failuresOf(operation);
  const paragraphs = [
    `${summary.replace(/\.$/, '')}.`,
    description,
    ...(better ? [`Most apps call ${better}.`] : []),
    `Session: ${sessionsOf(operation)}. \`POST ${path}\``,
  ];
  const tags = [
    `@param body ${schemaName(jsonOf(requestBody.content))}`,
    `@returns ${[...answers.map(schemaName), ...nothing].join(' or ')}`,
    ...(failures ? [`@throws {@link LifedeskError} ${failures}`] : []),
  ];
  return comment([...paragraphs.flatMap((text) => [...wrap(text), '']), ...tags.flatMap(wrap)]);
}

const schemaName = (schema: { readonly $ref?: string } | undefined): string =>
  schema?.$ref ? `\`Schemas['${nameOf(schema.$ref)}']\`` : 'as described here';

function sessionsOf({ security }: Operation): string {
  const kinds = security.flatMap((one) => Object.keys(one)).filter((name) => name in KINDS);
  return kinds.length === 0 ? 'none' : kinds.map((name) => KINDS[name]).join(', ');
}

/** The codes of this operation beyond those that all have: "401 `otp-wrong`, `otp-expired`; 402 `otp-burnt`". */
function failuresOf({ responses }: Operation): string {
  return Object.entries(responses)
    .map(([status, answer]) => [status, codesOf(answer)] as const)
    .filter(([status, codes]) => Number(status) >= 400 && codes.length > 0)
    .map(([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`)
    .join('; ');
}

/** The codes in a failure's examples, except those that every operation has. */
function codesOf(answer: Answer): string[] {
  const media = followRef(answer).content?.['application/problem+json'];
  const codes = Object.values(media ? examplesOf(media) : {}).map((value) => (value as { code: string }).code);
  return [...new Set(codes)].filter((code) => !EVERYWHERE.has(code));
}

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

const comment = (lines: readonly string[]): string =>
  ['/**', ...lines.map((line) => ` * ${line.replaceAll('*/', '*\u200b/')}`.trimEnd()), ' */'].join('\n');
