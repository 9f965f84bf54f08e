// The titles of the browser journeys that Playwright's configuration finds.
import { basename } from 'node:path';
import { run } from '../run.ts';
import type { Pins } from './kept-file.ts';

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly projectName: string }[] }[];
}

/** The projects in which each title runs. */
export async function journeys(): Promise<Pins> {
  const { ok, output } = await run(['playwright', 'test', '--list', '--reporter=json']);
  if (!ok) throw new Error(output);
  const report: { suites: Suite[] } = JSON.parse(output.slice(output.indexOf('{')));
  const found = new Map<string, string[]>();
  const walk = (suite: Suite, above: string): void => {
    for (const { title, tests } of suite.specs ?? []) {
      const key = `${above} > ${title}`;
      found.set(key, [...(found.get(key) ?? []), ...tests.map(({ projectName }) => projectName)]);
    }
    for (const inner of suite.suites ?? []) walk(inner, `${above} > ${inner.title}`);
  };
  for (const suite of report.suites) walk(suite, basename(suite.file));
  const projects = [...found.values()].flat();
  return new Map([
    ...Array.from(found, ([key, names]): [string, string] => [key, names.sort().join(' ')]),
    ['all', String(projects.length)],
  ]);
}
