import {
  type DocumentNode,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Problem, type ProblemDetail, problem } from '../../platform/problem.ts';
import { contentSchema } from './content-schema.ts';
import { isBeyondLimits, MAX_DEPTH, MAX_FIELDS, MAX_TOP_FIELDS } from './query-limits.ts';

/** The tokens of a query of the maximum length in the contract. */
const MAX_TOKENS = 2_000;
const MAX_COMMENTS = 100;
/** How many parsed queries are cached; a portal has a few dozen. */
const KEPT_QUERIES = 200;
const MAX_ERRORS = 10;

/** Parsed and valid. */
const kept = new LRUCache<string, DocumentNode>({ max: KEPT_QUERIES });

/**
 * Parses a query and checks it against content.graphql and the limits.
 * @throws Problem `validation`, with the places but never the text of the query
 */
export function readQuery(text: string, allowsIntrospection: boolean): DocumentNode {
  const key = `${allowsIntrospection} ${text}`;
  const document = kept.get(key) ?? check(parseDocument(text), allowsIntrospection);
  kept.set(key, document);
  return document;
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS, maxComments: MAX_COMMENTS });
  } catch (error) {
    if (error instanceof GraphQLError)
      throw queryProblem([{ pointer: '/query', detail: `is no GraphQL${placeOf(error)}` }]);
    throw error;
  }
}

function check(document: DocumentNode, allowsIntrospection: boolean): DocumentNode {
  // Checked before the rules, some of which are slow on large queries.
  if (isBeyondLimits(document)) throw queryProblem([{ pointer: '/query', detail: LIMITS }]);
  const rules = allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(contentSchema, document, rules, { maxErrors: MAX_ERRORS, hideSuggestions: true });
  if (errors.length === 0) return document;
  throw queryProblem(
    errors
      .slice(0, MAX_ERRORS)
      .map((e) => ({ pointer: '/query', detail: `does not fit content.graphql${placeOf(e)}` })),
  );
}

const LIMITS = `must have at most ${MAX_DEPTH} levels, ${MAX_FIELDS} fields and ${MAX_TOP_FIELDS} fields at the top, and no fragment within itself`;

/** The contract's problem for an invalid query. */
export function queryProblem(errors: readonly ProblemDetail[]): Problem {
  return problem('validation', { errors });
}

function placeOf({ locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return place ? ` at line ${place.line}, column ${place.column}` : '';
}
