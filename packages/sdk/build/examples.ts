import {
  type Answer,
  calls,
  examplesOf,
  isKeyed,
  jsonOf,
  nameOf,
  responses,
  type Schema,
  schemas,
  serverTime,
} from './contract.ts';

const HEADER = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';
/** Keywords that describe and validate nothing. */
const PROSE = new Set(['description', 'example', 'examples', 'title']);

/** The files of `src/testing/generated`, generated from the contract. */
export function exampleFiles(): Map<string, string> {
  return new Map([
    ['examples.ts', examplesFile()],
    ['example-names.ts', namesFile()],
  ]);
}

/** Every operation with its examples, one per line, and the schemas of the bodies. */
function examplesFile(): string {
  const operations = calls.map(({ path, operation }) => {
    const { operationId, requestBody, responses: answers } = operation;
    const $ref = jsonOf(requestBody.content)?.$ref ?? '';
    const entry = {
      path,
      ...(operation['x-also-get'] ? { alsoGet: true } : {}),
      ...(isKeyed(operation) ? { keyed: true } : {}),
      body: nameOf($ref),
      answers: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
    };
    return line(operationId, entry);
  });
  const shared = Object.entries(responses).map(([name, answer]) => line(name, answerOf(answer)));
  const bodies = Array.from(bodySchemas(), ([name, schema]) => line(name, schema));
  return `${HEADER}import type { DescribedOperation, DescribedAnswer } from '../described.ts';

/** The server's time in every response: the time in the examples, so that the data does not depend on the day. */
export const serverTime: string | undefined = ${JSON.stringify(serverTime)};

export const operations: Readonly<Record<string, DescribedOperation>> = {
${operations.join('\n')}
};

/** Failures that operations share. */
export const failures: Readonly<Record<string, DescribedAnswer>> = {
${shared.join('\n')}
};

/** Schemas of bodies, JSON Schema 2020-12. */
export const schemas: Readonly<Record<string, object>> = {
${bodies.join('\n')}
};
`;
}

const line = (name: string, value: unknown) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`;

/** A response as its examples by name; a shared one as its name. */
function answerOf(answer: Answer): string | { type?: string; examples: Record<string, unknown> } {
  if (answer.$ref) return nameOf(answer.$ref);
  const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
  return type && media ? { type, examples: examplesOf(media) } : { examples: {} };
}

/** The schemas of all bodies with the schemas that they use, without prose. */
function bodySchemas(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const waiting = calls.flatMap(({ operation }) => refsIn(jsonOf(operation.requestBody.content)));
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const schema = schemas[name];
    if (!schema || found.has(name)) continue;
    found.set(name, bare(schema));
    waiting.push(...refsIn(schema));
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The names of the schemas that a schema refers to. */
const refsIn = (schema: Schema | undefined): string[] =>
  Array.from(JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/([\w-]+)"/g), ([, name = '']) => name);

/** A schema without descriptions and our extensions, its references pointing into `$defs`. */
function bare(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((each) => bare(each));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key]) => isMap || !(PROSE.has(key) || key.startsWith('x-') || key === 'discriminator'),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === '$ref' ? `#/$defs/${nameOf(value as string)}` : bare(value, !isMap && key === 'properties'),
    ]),
  );
}

/** The names of every operation's examples by status, as types. */
function namesFile(): string {
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const namesOf = (answer: Answer) => {
    const media = Object.values(answer.content ?? {})[0];
    return union(Object.keys(media ? examplesOf(media) : {}));
  };
  const shared = Object.entries(responses).map(([name, answer]) => `type ${name} = ${namesOf(answer)};`);
  const operations = calls.map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(
      ([status, answer]) => `${status}: ${answer.$ref ? nameOf(answer.$ref) : namesOf(answer)}`,
    );
    return `  ${operation.operationId}: { ${statuses.join('; ')} };`;
  });
  return `${HEADER}${shared.join('\n')}

/** The examples of every operation, by status. */
export interface ExampleNames {
${operations.join('\n')}
}
`;
}
