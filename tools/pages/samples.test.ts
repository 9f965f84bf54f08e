import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root, run } from '../run.ts';
import { allSamples, NOT_RUN, writeSamples } from './samples.ts';

const samples = allSamples();
const settings = writeSamples(samples);

describe('the code samples of READMEs and pages', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    vi.restoreAllMocks();
  });

  it('compile', async () => {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const known = ['--incremental', '--tsBuildInfoFile', `${settings}.tsbuildinfo`];
    const { output } = await run([process.execPath, compiler, '-p', settings, '--singleThreaded', ...known]);
    // the packages themselves have a check of their own, with their own settings
    expect(output.split('\n').filter((line) => line.includes('/.samples/'))).toEqual([]);
  });

  it.each(samples.filter(({ page, isStep }) => !isStep && !(page in NOT_RUN)))('run: $name', async ({ file }) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await import(/* @vite-ignore */ file);
  });
});
