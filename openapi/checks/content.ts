import { buildSchema, parse, validate } from 'graphql';
import { calls, type Document, examplesOf } from './document.ts';

/** content.graphql is a valid schema without mutations, and the contract's example queries match it. */
export function checkContent(document: Document, sdl: string): string[] {
  const faults: string[] = [];
  try {
    const schema = buildSchema(sdl);
    if (schema.getMutationType()) faults.push('content.graphql: has a mutation; the content service is read-only');
    const call = calls(document).find(({ operation }) => operation.operationId === 'contentQuery');
    const media = call?.operation.requestBody?.content['application/json'];
    for (const [name, value] of media ? examplesOf(media) : [])
      for (const error of validate(schema, parse((value as { query: string }).query)))
        faults.push(`contentQuery request, ${name}: ${error.message}`);
  } catch (error) {
    faults.push(`content.graphql: ${(error as Error).message}`);
  }
  return faults;
}
