import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';

/** The schema of the content service, from the contract. */
export const contentSchema = buildSchema(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/content.graphql')), 'utf8'),
);
