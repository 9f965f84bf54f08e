import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFiles, OtherFilesError } from './claim-files.ts';
import type { Config } from './config.ts';
import { onBothEngines } from './testing/engines.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const bucket = (name: string): Config['files'] => ({
  kind: 's3',
  endpoint: 'https://s3.example',
  region: 'ap-south-1',
  bucket: name,
  accessKeyId: 'unused',
  secretAccessKey: 'unused',
});

onBothEngines('files of several nodes', (engine) => {
  let database: TestDatabase;
  let root: string;
  beforeEach(async () => {
    database = await openTestDatabase(new Date('2026-11-21T04:30:00Z'), false, engine.url);
    root = await mkdtemp(join(tmpdir(), 'lifedesk-files-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(root, { recursive: true, force: true });
  });
  const folder = (name: string): Config['files'] => ({ kind: 'folder', folder: join(root, name) });
  const start = (files: Config['files']) => claimFiles(database.db, files);

  describe('a node starts', () => {
    it('with the folder that all nodes share, also if they start together, and again later', async () => {
      await Promise.all([start(folder('shared')), start(folder('shared')), start(folder('shared'))]);
      await start(folder('shared'));
    });

    it('with the same bucket', async () => {
      await start(bucket('files'));
      await start(bucket('files'));
    });
  });

  describe('a node does not start', () => {
    it('with another folder: only one of two that start together does', async () => {
      const started = await Promise.allSettled([start(folder('a')), start(folder('b'))]);
      expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('with a folder that was emptied, until the record is deleted', async () => {
      await start(folder('a'));
      await rm(join(root, 'a'), { recursive: true });
      await expect(start(folder('a'))).rejects.toThrow(OtherFilesError);
      await database.db.deleteFrom('installation').where('name', '=', 'files').execute();
      await start(folder('a'));
    });

    it('with another bucket, or a folder next to nodes with a bucket', async () => {
      await start(bucket('files'));
      await expect(start(bucket('others'))).rejects.toThrow(/the bucket others, but .* \(bucket files\)/);
      await expect(start(folder('a'))).rejects.toThrow(OtherFilesError);
    });
  });
});
