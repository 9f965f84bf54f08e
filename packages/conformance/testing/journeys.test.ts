import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUNNER = join(import.meta.dirname, '../node_modules/.bin/redocly');
const CONTRACT = join(import.meta.dirname, '../../../openapi');
const JOURNEYS = join(CONTRACT, 'journeys');
const PLANTED = 'planted.arazzo.yaml';

/** Signing in with a wrong expectation. */
const wrongJourney = () =>
  readFileSync(join(JOURNEYS, 'sign-in.arazzo.yaml'), 'utf8')
    .replace('../generated', join(CONTRACT, 'generated'))
    .replace('url: sandbox.yaml', `url: ${join(JOURNEYS, 'sandbox.yaml')}`)
    .replace("sessionKind == 'full'", "sessionKind == 'corp'");

/** Runs journeys as the command in the README does, and returns what it prints. */
const runJourneys = ({ url }: RunningApi, files: readonly string[]): Promise<{ isPassed: boolean; output: string }> =>
  new Promise((resolve) => {
    const servers = ['-S', `contract=${url}/api`, '-S', `sandbox=${url}/sandbox`];
    const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFile(RUNNER, ['respect', ...files, ...servers], { env }, (error, stdout, stderr) =>
      resolve({ isPassed: error === null, output: stdout + stderr }),
    );
  });

describe('the journeys on the reference API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const files = globSync(join(JOURNEYS, '*.arazzo.yaml'));
  let api: RunningApi;
  let isPassed: boolean;
  let output: string;
  beforeAll(async () => {
    api = await startApi();
    writeFileSync(join(folder, PLANTED), wrongJourney());
    // in one run, which takes less time than two
    ({ isPassed, output } = await runJourneys(api, [...files, join(folder, PLANTED)]));
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  /** The journeys with this mark in the summary. */
  const filesWith = (mark: string) =>
    Array.from(output.matchAll(new RegExp(`^│ ${mark} (\\S+)`, 'gm')), ([, file = '']) => basename(file)).sort();

  it('pass', () => {
    expect(filesWith('✓'), output).toEqual(files.map((file) => basename(file)).sort());
  });

  it('fail where an expectation is wrong', () => {
    expect(isPassed).toBe(false);
    expect(filesWith('x')).toEqual([PLANTED]);
    expect(output).toContain("✗ success criteria check - $response.body#/sessionKind == 'corp'");
  });
});
