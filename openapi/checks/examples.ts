import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { calls, type Document, examplesOf, follow, type Media, pointer } from './document.ts';

/** Keywords of OpenAPI and our own keywords in schemas that validate nothing. */
const ANNOTATIONS = ['discriminator', 'example', 'x-assumed', 'x-unit', 'x-may-grow', 'x-to-come'];
/** The document's own keywords: Ajv sees them because references point into the whole document as a schema. */
const DOCUMENT = ['openapi', 'info', 'servers', 'tags', 'paths', 'components'];
const HOME = 'https://contract.invalid/openapi.json';

/** Every request and response with a body has an example that matches its schema. Unknown schema keywords are errors. */
export function checkExamples(document: Document): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  formats.default(ajv);
  for (const word of [...ANNOTATIONS, ...DOCUMENT]) ajv.addKeyword(word);
  ajv.addSchema(document, HOME);
  const faults: string[] = [];

  const seen = new Set<string>();
  const fit = (where: string, schema: string, value: unknown) => {
    try {
      const validate = ajv.getSchema(HOME + schema);
      if (!validate) faults.push(`${where}: has no schema`);
      else if (!validate(value)) faults.push(`${where}: ${ajv.errorsText(validate.errors)}`);
    } catch (error) {
      faults.push(`${where}: ${(error as Error).message}`);
    }
  };
  const body = (where: string, media: Media, home: string[]) => {
    const schema = pointer(...home, 'schema');
    if (seen.has(schema)) return;
    seen.add(schema);
    const examples = examplesOf(media);
    if (examples.length === 0) faults.push(`${where}: has no example`);
    for (const [name, value] of examples) fit(`${where}, ${name}`, schema, value);
  };

  for (const { path, method, operation } of calls(document)) {
    const home = ['paths', path, method];
    const { operationId, requestBody } = operation;
    if (!requestBody) faults.push(`${operationId}: has no request body`);
    for (const [type, media] of Object.entries(requestBody?.content ?? {}))
      body(`${operationId} request`, media, [...home, 'requestBody', 'content', type]);
    for (const [status, given] of Object.entries(operation.responses)) {
      const place = given.$ref ? given.$ref.slice(2).split('/') : [...home, 'responses', status];
      for (const [type, media] of Object.entries(follow(document, given).content ?? {}))
        body(`${operationId} ${status}`, media, [...place, 'content', type]);
    }
    for (const [index, given] of (operation.parameters ?? []).entries()) {
      const parameter = follow(document, given);
      const place = given.$ref ? given.$ref.slice(2).split('/') : [...home, 'parameters', String(index)];
      if (parameter.example === undefined) faults.push(`${operationId} ${parameter.name}: has no example`);
      else fit(`${operationId} ${parameter.name}`, pointer(...place, 'schema'), parameter.example);
    }
  }
  return faults;
}
