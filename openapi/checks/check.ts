/** Checks the contract: `pnpm --filter @lifedesk/contract run check`. Prints each problem and exits with 1 if there are any. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBounds } from './bounds.ts';
import { breakingChanges, canBreak } from './breaking.ts';
import { checkContent } from './content.ts';
import { checkDescriptions } from './descriptions.ts';
import { calls, type Document } from './document.ts';
import { checkErrors } from './errors.ts';
import { checkExamples } from './examples.ts';
import { checkGenerated, checkLint, HOME } from './generated.ts';
import { checkJourneys, readJourneys } from './journeys.ts';
import { checkLanguages } from './languages.ts';
import { checkOperations, readInventory, toCome } from './operations.ts';

/** The maximum number of problems to print per check. */
const SHOWN = 30;
const text = (file: string) => readFile(join(HOME, file), 'utf8');
const json = async (file: string) => JSON.parse(await text(file)) as Document;

const outside = Promise.all([checkLint(), checkGenerated()]);
const [document, backOffice, released, inventory, sdl, backOfficeSource] = await Promise.all([
  json('generated/openapi.json'),
  json('generated/back-office.json'),
  json('released/openapi.json'),
  text('checks/operations.tsv').then(readInventory),
  text('content.graphql'),
  text('back-office.yaml'),
]);
const { journeys, sandbox } = readJourneys(join(HOME, 'journeys'));
const [lint, generated] = await outside;

const results: [what: string, faults: string[]][] = [
  ['lint', lint],
  ['generated files are current', generated],
  ['operations', checkOperations(document, inventory)],
  ['errors', checkErrors(document)],
  ['examples', checkExamples(document)],
  ['bounds', checkBounds(document)],
  ['descriptions', checkDescriptions(document)],
  ["descriptions of the back office's contract", checkDescriptions(backOffice)],
  ['content schema', checkContent(document, sdl)],
  ['languages', checkLanguages(document, { 'content.graphql': sdl, 'back-office.yaml': backOfficeSource })],
  ['journeys', checkJourneys(journeys, { contract: document, sandbox })],
  [
    `no breaking change since ${released.info.version}`,
    canBreak(released, document) ? [] : breakingChanges(released, document),
  ],
];
for (const [what, faults] of results) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${what}`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`     ${fault}`);
  if (faults.length > SHOWN) console.log(`     and ${faults.length - SHOWN} more`);
}
const waiting = toCome(document, inventory);
const count = waiting.reduce((sum, [, n]) => sum + n, 0);
console.log(`${calls(document).length} operations described, ${count} to come in ${waiting.length} families`);
process.exitCode = results.some(([, faults]) => faults.length > 0) ? 1 : 0;
