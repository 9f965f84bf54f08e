// What a test run's JSON report says: how many passed, which failed. A skipped test counts as failed: a test that does not
// run proves nothing.

/** @typedef {{ passed: number, failures: string[] }} Count */

/**
 * @typedef {{ fullName: string, status: string }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report of vitest's json reporter
 * @returns {Count}
 */
export function countVitest({ testResults }) {
  /** @type {Count} */
  const count = { passed: 0, failures: [] };
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

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[], errors?: { message?: string }[] }} report of Playwright's json reporter
 * @returns {Count}
 */
export function countPlaywright({ suites, errors = [] }) {
  /** @type {Count} */
  const count = { passed: 0, failures: errors.map((error) => error.message ?? 'unknown error') };
  const visit = (/** @type {Suite} */ suite, /** @type {string} */ above) => {
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
