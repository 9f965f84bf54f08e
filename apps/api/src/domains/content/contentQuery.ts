import { execute, type GraphQLError, Kind } from 'graphql';
import { answer, handler } from '../../platform/contract/handler.ts';
import { answers } from './answers.ts';
import { contentSchema } from './content-schema.ts';
import { queryProblem, readQuery } from './read-query.ts';

/** Pages change only with a release or an edit and are the same for everyone. Only GET is cached. */
const CACHE = { 'cache-control': 'public, max-age=300' };
const FAILED = 'This part could not be read.';

export default handler('contentQuery', async ({ body, log }, deps) => {
  const { environment } = deps.config;
  const document = readQuery(body.query, environment !== 'PROD' && environment !== 'PRE_PROD');
  const { data, errors } = await execute({
    schema: contentSchema,
    document,
    rootValue: answers(deps),
    operationName: body.operationName,
    variableValues: body.variables,
    hideSuggestions: true,
  });
  // Without data nothing has run: the operation or its variables are invalid.
  if (data === undefined) throw queryProblem((errors ?? []).slice(0, 10).map(refusalOf));
  for (const { path, originalError: e } of errors ?? [])
    log.error({ path, err: e && { name: e.name, message: e.message } }, 'a content query failed');
  return answer(
    200,
    // biome-ignore lint/plugin/casts: the contract leaves the type of data to content.graphql
    { data: data as Record<string, never> | null, ...(errors ? { errors: errors.map(maskedOf) } : {}) },
    errors ? {} : CACHE,
  );
});

/** Names the variable or the operation, and does not repeat the value. */
function refusalOf({ nodes }: GraphQLError) {
  const [node] = nodes ?? [];
  return node?.kind === Kind.VARIABLE_DEFINITION
    ? { pointer: `/variables/${node.variable.name.value}`, detail: 'does not fit content.graphql' }
    : { pointer: '/operationName', detail: 'must name the one operation to run' };
}

/** A failure as callers may see it: its place, but not its cause. */
function maskedOf({ path, locations }: GraphQLError) {
  return {
    message: FAILED,
    ...(locations ? { locations: locations.map(({ line, column }) => ({ line, column })) } : {}),
    ...(path ? { path: [...path] } : {}),
  };
}
