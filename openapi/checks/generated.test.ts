import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGenerated, GENERATED } from './generated.ts';

describe('checkGenerated', () => {
  let copy = '';
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'committed-'));
    await cp(GENERATED, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true }));

  it('finds an edited file and a missing one', async () => {
    await appendFile(join(copy, 'types.ts'), '\n');
    await rm(join(copy, 'openapi.json'));
    const faults = await checkGenerated(copy);
    expect(faults).toEqual([
      expect.stringMatching(/^generated\/openapi\.json is not current/),
      expect.stringMatching(/^generated\/types\.ts is not current/),
    ]);
  });
});
