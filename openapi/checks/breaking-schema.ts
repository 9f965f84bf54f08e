import { at, type Document, type Schema } from './document.ts';

/** A request is what a client of the old release may send; an answer (a response) is what it must be able to read. */
export type Direction = 'request' | 'answer';

type Bound =
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';
/** What to do instead of a change, by the direction in which it breaks. */
const INSTEAD = {
  request: 'Accept everything that the released contract accepts.',
  answer: 'Keep to what the released contract promises, and add a new field for anything else.',
} as const;

const BOUNDS: [word: Bound, side: 'low' | 'high'][] = [
  ['minLength', 'low'],
  ['maxLength', 'high'],
  ['minimum', 'low'],
  ['maximum', 'high'],
  ['minItems', 'low'],
  ['maxItems', 'high'],
  ['minProperties', 'low'],
  ['maxProperties', 'high'],
];

/** Compares the schemas of two releases and lists what would break a client of the old one. */
export class SchemaComparison {
  readonly faults: string[] = [];
  readonly #seen = new Set<string>();
  readonly #old: Document;
  readonly #new: Document;
  constructor(old: Document, now: Document) {
    this.#old = old;
    this.#new = now;
  }

  compare(was: Schema, is: Schema, where: string, direction: Direction): void {
    const same = was.$ref === is.$ref && beside(was) === beside(is);
    if (was.$ref && is.$ref) {
      const key = `${was.$ref} ${beside(was)} ${is.$ref} ${beside(is)} ${direction}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    const a = flatten(this.#old, was);
    const b = flatten(this.#new, is);
    const home = (same && is.$ref?.split('/').at(-1)) || where;
    const say = (what: string, instead: string = INSTEAD[direction]) =>
      this.faults.push(`${home} (${direction}): ${what}. ${instead}`);

    this.#types(a, b, direction, say);
    this.#values(a, b, direction, say);
    this.#text(a, b, direction, say);
    this.#bounds(a, b, direction, say);
    const unit = a['x-unit'];
    if (unit !== undefined && unit !== b['x-unit'])
      say(`unit ${unit} became ${b['x-unit'] ?? 'none'}`, 'Keep the unit, and add a field in the new one.');
    if (a.default !== undefined && a.default !== b.default)
      say(`default ${String(a.default)} became ${String(b.default ?? 'none')}`, 'Keep the default.');
    this.#properties(a, b, home, direction, say);
    if (a.items && b.items) this.compare(a.items, b.items, `${home}[]`, direction);
    if (typeof a.additionalProperties === 'object' && typeof b.additionalProperties === 'object')
      this.compare(a.additionalProperties, b.additionalProperties, `${home}.*`, direction);
    this.#branches(a, b, home, direction, say);
  }

  #types(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
    const before = new Set([a.type ?? []].flat());
    const after = new Set([b.type ?? []].flat());
    if (before.size === 0 && after.size === 0) return;
    const text = (types: Set<string>) => [...types].join(' or ') || 'anything';
    const covers = direction === 'request' ? within(before, after) : within(after, before);
    if (!covers) say(`type ${text(before)} became ${text(after)}`);
  }

  #text(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
    if (a.format !== b.format && (direction === 'answer' || b.format !== undefined))
      say(`format ${a.format ?? 'none'} became ${b.format ?? 'none'}`);
    const [before, after] = [a.pattern, b.pattern];
    if (direction === 'request' && hasOptionalPrefix(before, after)) return;
    if ((direction === 'request' ? after : before) !== undefined && plain(before) !== plain(after))
      say(`pattern ${before ?? 'none'} became ${after ?? 'none'}`);
  }

  /** The bounds of a request may only widen, those of an answer only narrow. */
  #bounds(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
    const [wide, narrow] = direction === 'request' ? [b, a] : [a, b];
    for (const [word, side] of BOUNDS) {
      const [outer, inner] = [wide[word], narrow[word]];
      if (outer === undefined || (word === 'maxItems' && direction === 'answer' && this.#mayGrow(a))) continue;
      if (inner === undefined || (side === 'low' ? inner < outer : inner > outer))
        say(`${word} ${a[word] ?? 'none'} became ${b[word] ?? 'none'}`);
    }
    if (wide.uniqueItems && !narrow.uniqueItems)
      say(direction === 'request' ? 'items must now be unique' : 'items may repeat now');
  }

  /** Whether an array has each value of a list that may grow at most once, so that it grows with the list. */
  #mayGrow({ uniqueItems, items }: Schema): boolean {
    return uniqueItems === true && items !== undefined && flatten(this.#old, items)['x-may-grow'] === true;
  }

  #values(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
    const before = a.const === undefined ? a.enum : [a.const];
    const after = b.const === undefined ? b.enum : [b.const];
    if (!before && !after) return;
    if (direction === 'request') {
      if (!after) return;
      if (!before) say(`accepts only ${after.map(String).join(', ')} now`);
      else for (const value of before) if (!after.includes(value)) say(`${String(value)} is no longer accepted`);
    } else if (before) {
      if (!after) say('may be anything now');
      else if (!a['x-may-grow']) {
        if (b['x-may-grow']) say('the list may grow now');
        for (const value of after) if (!before.includes(value)) say(`${String(value)} is new in a closed list`);
      }
    }
  }

  #properties(a: Schema, b: Schema, home: string, direction: Direction, say: (what: string) => void): void {
    const required = new Set(b.required);
    const wasRequired = new Set(a.required);
    for (const [name, before] of Object.entries(a.properties ?? {})) {
      const after = b.properties?.[name];
      if (!after) say(`${name} was removed`);
      else this.compare(before, after, `${home}.${name}`, direction);
      if (direction === 'answer' && after && wasRequired.has(name) && !required.has(name))
        say(`${name} may be absent now`);
    }
    if (direction === 'request')
      for (const name of required) if (!wasRequired.has(name)) say(`${name} is required now`);
  }

  /** Matches branches of oneOf and anyOf by the name they refer to, or else by their position. */
  #branches(a: Schema, b: Schema, home: string, direction: Direction, say: (what: string) => void): void {
    const before = byName(a.oneOf ?? a.anyOf ?? []);
    const after = byName(b.oneOf ?? b.anyOf ?? []);
    for (const [name, branch] of before) {
      const other = after.get(name);
      if (other) this.compare(branch, other, `${home}|${name}`, direction);
      else if (direction === 'request' && after.size > 0) say(`the alternative ${name} was removed`);
    }
    if (direction === 'answer')
      for (const name of after.keys()) if (!before.has(name)) say(`the alternative ${name} is new`);
    if (direction === 'request' && before.size === 0 && after.size > 0) say('accepts only some alternatives now');
  }
}

/** What stands beside a reference and changes its target for a client. */
const beside = ({ $ref: _, description: __, ...rest }: Schema): string => JSON.stringify(rest);

const within = (inner: Set<string>, outer: Set<string>): boolean =>
  outer.size === 0 ||
  (inner.size > 0 && [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number'))));

const byName = (branches: Schema[]): Map<string, Schema> =>
  new Map(branches.map((branch, index) => [branch.$ref?.split('/').at(-1) ?? `number ${index + 1}`, branch]));

/** The schema with its references followed and the parts of allOf merged. */
function flatten(document: Document, schema: Schema): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    return { ...flatten(document, at<Schema>(document, $ref)), ...beside };
  }
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => flatten(document, part)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

/** A pattern without the spellings that other tools need; both match the same texts. */
const plain = (pattern: string | undefined): string | undefined =>
  pattern?.replaceAll('[/]', '/').replaceAll('%\\-]', '%-]');

/** Whether a pattern only gained an optional group without groups of its own, but for one, at its beginning. */
const hasOptionalPrefix = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  after.endsWith(`)?${before.slice(1)}`) &&
  /^\^\([^()]*(\([^()]*\)[^()]*)?\)\?$/.test(after.slice(0, after.length - before.length + 1));
