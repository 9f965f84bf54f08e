import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOME } from './generated.ts';
import { checkJourneys, readJourneys } from './journeys.ts';

const contract = JSON.parse(readFileSync(join(HOME, 'generated/openapi.json'), 'utf8'));
const { journeys, sandbox } = readJourneys(join(HOME, 'journeys'));

it('accepts the journeys', () => {
  expect(journeys.size).toBeGreaterThan(4);
  expect(checkJourneys(journeys, { contract, sandbox })).toEqual([]);
});

it('finds an operation that does not exist, and missing texts', () => {
  const planted = new Map([
    [
      'planted',
      {
        info: { title: 'Planted' },
        workflows: [{ steps: [{ stepId: 'one', operationId: '$sourceDescriptions.contract.outbox' }] }],
      },
    ],
  ]);
  expect(checkJourneys(planted, { contract, sandbox })).toEqual([
    'planted: info has no summary',
    'planted: one has no description',
    'planted: one calls $sourceDescriptions.contract.outbox, which does not exist',
  ]);
});
