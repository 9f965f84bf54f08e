import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { calls, type Document } from './document.ts';

interface Step {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId?: string;
}

/** What the checks read of an Arazzo document. */
export interface Journey {
  readonly info: { readonly title: string; readonly summary?: string };
  readonly workflows: readonly { readonly steps: readonly Step[] }[];
}

/** The journeys in a folder by their file names, and the document of the sandbox beside them. */
export function readJourneys(folder: string): { journeys: Map<string, Journey>; sandbox: Document } {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  const files = globSync('*.arazzo.yaml', { cwd: folder }).sort();
  return {
    journeys: new Map(files.map((file): [string, Journey] => [file, read(file)])),
    sandbox: read('sandbox.yaml'),
  };
}

/**
 * Every operation of a journey exists, and its page has texts. The linter checks the rest.
 * @param sources the documents by the names that the journeys give them
 */
export function checkJourneys(
  journeys: ReadonlyMap<string, Journey>,
  sources: Readonly<Record<string, Document>>,
): string[] {
  const known = new Set(
    Object.entries(sources).flatMap(([name, document]) =>
      calls(document).map(({ operation }) => `$sourceDescriptions.${name}.${operation.operationId}`),
    ),
  );
  return Array.from(journeys).flatMap(([file, { info, workflows }]) => [
    ...(info.summary ? [] : [`${file}: info has no summary`]),
    ...workflows.flatMap(({ steps }) =>
      steps.flatMap(({ stepId, description, operationId }) => [
        ...(description ? [] : [`${file}: ${stepId} has no description`]),
        ...(operationId && !known.has(operationId)
          ? [`${file}: ${stepId} calls ${operationId}, which does not exist`]
          : []),
      ]),
    ),
  ]);
}
