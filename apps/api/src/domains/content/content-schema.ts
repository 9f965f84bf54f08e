import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';

/** The content service, as the contract describes it. */
export const contentSchema = buildSchema(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/content.graphql')), 'utf8'),
);
