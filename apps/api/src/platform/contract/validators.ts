import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ProblemDetail } from '../problem.ts';
import type { Parameter, Schema } from './document.ts';

const ID = 'https://lifedesk.invalid/openapi.json';
const MAX_ERRORS = 50;
const MAX_POINTER = 200;

/** What is wrong with a value; null if it is valid. */
export type Check = (value: unknown) => readonly ErrorObject[] | null;

/**
 * Bodies are strict; only strings (queries, headers) are coerced. Each schema is compiled on first use: all of them
 * take most of a second, and a process often needs a few.
 */
export interface Validators {
  body(...path: string[]): Check;
  answer(...path: string[]): Check;
  parameters(where: 'query' | 'header', parameters: readonly Parameter[]): Check;
}

/** Compiled once per document, however many servers a process starts. */
const known = new WeakMap<object, Validators>();

/** Validators for a bundled document. */
export function validatorsOf(document: object): Validators {
  const validators = known.get(document) ?? createValidators(document);
  known.set(document, validators);
  return validators;
}

function createValidators(document: object): Validators {
  const make = (options: Options): Ajv2020 => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
    addFormats.default(ajv);
    ajv.addSchema(document, ID);
    return ajv;
  };
  const bodies = make({ useDefaults: true });
  // The first error of a response is enough for the log.
  const answers = make({ allErrors: false });
  const texts = make({ useDefaults: true, coerceTypes: 'array' });
  const at = (ajv: Ajv2020, path: readonly string[]): Check =>
    whenNeeded(() => {
      const found = ajv.getSchema(pointer(path));
      if (!found) throw new Error(`the contract has no schema at ${path.join(' > ')}`);
      return found;
    });
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? texts.compile(schema);
    compiled.set(text, validate);
    return validate;
  };
  return {
    body: (...path) => at(bodies, path),
    answer: (...path) => at(answers, path),
    parameters: (where, parameters) => whenNeeded(() => compile(parameterSchema(where, parameters))),
  };
}

function whenNeeded(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile();
    return validate(value) ? null : (validate.errors ?? []);
  };
}

function pointer(path: readonly string[]): string {
  const encodePart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `${ID}#/${path.map(encodePart).join('/')}`;
}

/**
 * The schema of the parameters in one place, as an object. Unknown query parameters are refused; unknown headers are
 * allowed.
 */
function parameterSchema(where: 'query' | 'header', parameters: readonly Parameter[]): Schema {
  const named = parameters.filter((p) => p.in === where);
  const key = ({ name }: Parameter) => (where === 'header' ? name.toLowerCase() : name);
  const absolute = (schema: Schema): Schema => JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`));
  return {
    type: 'object',
    required: named.filter((p) => p.required).map(key),
    properties: Object.fromEntries(named.map((p) => [key(p), absolute(p.schema)])),
    ...(where === 'query' ? { additionalProperties: false } : {}),
  };
}

/** The errors, without the values. */
export function describeErrors(errors: readonly ErrorObject[]): ProblemDetail[] {
  const described = errors.map((e) => ({
    pointer: pointerOf(e).slice(0, MAX_POINTER),
    detail: sentenceOf(e),
  }));
  const seen = new Set<string>();
  return described
    .filter(({ pointer, detail }) => !seen.has(`${pointer} ${detail}`) && seen.add(`${pointer} ${detail}`))
    .slice(0, MAX_ERRORS);
}

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `${instancePath}/${params.missingProperty}`;
  const unknown: unknown = params.additionalProperty ?? params.unevaluatedProperty;
  // The name comes from the caller, so only one that looks like a name is repeated.
  return typeof unknown === 'string' && /^[\w-]{1,64}$/.test(unknown) ? `${instancePath}/${unknown}` : instancePath;
}

function sentenceOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not known here';
  if (keyword === 'enum') return `must be one of: ${[params.allowedValues].flat().join(', ')}`.slice(0, 300);
  return (message ?? 'is not valid').slice(0, 300);
}
