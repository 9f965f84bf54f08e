import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUNNER = join(import.meta.dirname, '../node_modules/.bin/redocly');
const CONTRACT = join(import.meta.dirname, '../../../openapi');
const JOURNEYS = join(CONTRACT, 'journeys');
/** What the runner prints at a check that failed. */
const FAILED = /^\s*✗ .+ check.*$/gm;

interface Outcome {
  readonly isPassed: boolean;
  readonly output: string;
}

/** Runs journeys as the command in the README does. */
const runJourneys = (api: RunningApi, files: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const servers = ['-S', `contract=${api.url}/api`, '-S', `sandbox=${api.url}/sandbox`];
    const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFile(RUNNER, ['respect', ...files, ...servers], { env }, (error, stdout, stderr) =>
      resolve({ isPassed: error === null, output: stdout + stderr }),
    );
  });

describe('the journeys on the reference API', () => {
  let api: RunningApi;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'journeys-'));
    api = await startApi();
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it('pass', async () => {
    const files = globSync(join(JOURNEYS, '*.arazzo.yaml'));
    const { isPassed, output } = await runJourneys(api, files);
    expect(isPassed, output).toBe(true);
    expect(output.match(/^\S ✓ .+\.arazzo\.yaml/gm)).toHaveLength(files.length);
  });

  it('fail where an expectation is wrong', async () => {
    const journey = readFileSync(join(JOURNEYS, 'sign-in.arazzo.yaml'), 'utf8')
      .replace('../generated', join(CONTRACT, 'generated'))
      .replace('url: sandbox.yaml', `url: ${join(JOURNEYS, 'sandbox.yaml')}`)
      .replace("sessionKind == 'full'", "sessionKind == 'corp'");
    const file = join(folder, 'planted.arazzo.yaml');
    writeFileSync(file, journey);
    const { isPassed, output } = await runJourneys(api, [file]);
    expect(isPassed).toBe(false);
    const [failed] = output.match(FAILED) ?? [];
    expect(failed?.trim()).toBe("✗ success criteria check - $response.body#/sessionKind == 'corp'");
  });
});
