// Reads a test run's JSON report: how many tests passed, and which failed. A skipped test counts as failed, because a test that does
// not run proves nothing.

export interface Count {
  passed: number;
  failures: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string }[];
}

interface Suite {
  title: string;
  specs?: {
    title: string;
    tests: { projectName: string; status: string }[];
  }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The output of a step without colours and without lines about passed tests, so that a failure is easy to find. */
export const whatFailed = (output: string): string =>
  output
    .replaceAll(COLOUR, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*([✓√]|ok \d)/.test(line))
    .join('\n');

/** Counts the tests in a report of Vitest's json reporter. */
export function countVitest({ testResults }: { testResults: VitestFile[] }): Count {
  const count: Count = { passed: 0, failures: [] };
  for (const file of testResults) {
    const failed = file.assertionResults.filter((test) => test.status !== 'passed');
    count.passed += file.assertionResults.length - failed.length;
    for (const test of failed) count.failures.push(`${file.name}: ${test.fullName} (${test.status})`);
    if (failed.length > 0) continue;
    if (file.status === 'failed') count.failures.push(`${file.name}: ${file.message || 'does not load'}`);
    else if (file.assertionResults.length === 0) count.failures.push(`${file.name}: has no test`);
  }
  return count;
}

/** Counts the tests in a report of Playwright's json reporter. */
export function countPlaywright({ suites, errors = [] }: PlaywrightReport): Count {
  const count: Count = { passed: 0, failures: errors.map((error) => error.message ?? 'unknown error') };
  const visit = (suite: Suite, above: string) => {
    const title = `${above}${suite.title} › `;
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') count.passed += 1;
        else count.failures.push(`${title}${spec.title} [${test.projectName}] (${test.status})`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, title);
  };
  for (const suite of suites) visit(suite, '');
  return count;
}
