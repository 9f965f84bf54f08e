import { type Call, families, isKeyed, isOptional, jsonOf, nameOf, type Operation, type Schema } from './contract.ts';
import { docstring } from './docstring.ts';

const HEADER = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** Operations with a hand-written function, because they need more than a body and a response. */
const BY_HAND: Readonly<Record<string, string>> = {
  contentQuery: 'content-query',
  paymentCallback: 'payment-callback',
};

/** The files of `src/endpoints` generated from the contract, not yet formatted: one per family, and the index. */
export function endpointFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [family, its] of families) files.set(`${family}.ts`, familyFile(its));
  files.set('index.ts', indexFile());
  return files;
}

function familyFile(its: readonly Call[]): string {
  const parts = its.map((call) => (call.operation.operationId in BY_HAND ? travelOf(call) : endpointOf(call)));
  const code = parts.join('').replaceAll(/\/\*\*.*?\*\//gs, '');
  const importLines = (module: string, values: readonly string[], types: readonly string[]) => {
    const namesUsed = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    const [itsValues, itsTypes] = [namesUsed(values), namesUsed(types)];
    const file = `'../transport/${module}.ts'`;
    if (itsValues.length > 0)
      return [`import { ${[...itsValues, ...itsTypes.map((name) => `type ${name}`)].join(', ')} } from ${file};`];
    return itsTypes.length > 0 ? [`import type { ${itsTypes.join(', ')} } from ${file};`] : [];
  };
  const imports = [
    ...importLines('call', [], ['CallOptions']),
    ...importLines('endpoint', ['post', 'postKeyed'], ['AnswerOf', 'BodyOf', 'KeyedCallOptions', 'Schemas']),
    ...importLines('sdk', [], ['Sdk']),
  ];
  return `${HEADER}${imports.join('\n')}\n\n${parts.join('\n\n')}\n`;
}

function indexFile(): string {
  const lines = Array.from(families, ([family, its]) => {
    const names = its.map(({ operation }) => operation.operationId).filter((name) => !(name in BY_HAND));
    return names.length > 0 ? [`export { ${names.sort().join(', ')} } from './${family}.ts';`] : [];
  }).flat();
  const own = Object.entries(BY_HAND).map(([name, file]) => `export { ${name} } from './${file}.ts';`);
  return `${HEADER}${[...lines, ...own].sort(byModule).join('\n')}\n`;
}

const byModule = (a: string, b: string) => (a.slice(a.indexOf("'")) < b.slice(b.indexOf("'")) ? -1 : 1);

function endpointOf(call: Call): string {
  const { path, operation } = call;
  const { operationId, requestBody, responses } = operation;
  const body = jsonOf(requestBody.content);
  const answer = jsonOf(responses['200']?.content);
  const keyed = isKeyed(operation);
  const bodyType = typeOf(body, `BodyOf<'${operationId}'>`);
  const isOneOfSeveral = Object.keys(responses).filter((status) => status.startsWith('2')).length > 1;
  const several = `AnswerOf<'${operationId}'>`;
  const answerType = isOneOfSeveral ? several : answer ? typeOf(answer, several) : 'undefined';
  const rest = keyed
    ? `body: ${bodyType}, options: KeyedCallOptions`
    : `body${body && isOptional(body) ? '?' : ''}: ${bodyType}, options?: CallOptions`;
  const travel = travelText(path, operation);
  const made = `${keyed ? 'postKeyed' : 'post'}('${operationId}', '${path}'${keyed || travel === '{}' ? '' : `, ${travel}`})`;
  return `${docstring(call)}
export const ${operationId}: (sdk: Sdk, ${rest}) => Promise<${answerType}> = /* @__PURE__ */ ${made};`;
}

/** The path and the options of an operation with a hand-written function. */
function travelOf(call: Call): string {
  const { path, operation } = call;
  const travel = travelText(path, operation).replace(
    /^\{ ?/,
    `{ operation: '${operation.operationId}', path: '${path}', `,
  );
  return `/** Where \`${operation.operationId}\` goes and how it travels. */\nexport const ${operation.operationId}Request = ${travel} as const;`;
}

/** The options of an operation, as code. Bodies for services other than the customer-service API are never sealed. */
function travelText(path: string, operation: Operation): string {
  const service = /^\/v\d+\//.test(path) ? undefined : path.split('/')[1];
  const parts = [
    ...(service ? [`service: '${service}'`] : []),
    ...(!service && operation['x-envelope'] === 'none' ? ['plain: true'] : []),
    ...(operation['x-idempotent'] ? ['idempotent: true'] : []),
    ...(operation.responses['204'] ? ['mayBeEmpty: true'] : []),
  ];
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const typeOf = (schema: Schema | undefined, otherwise: string): string =>
  schema?.$ref ? `Schemas['${nameOf(schema.$ref)}']` : otherwise;
