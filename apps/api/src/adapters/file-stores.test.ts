import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorAnswers } from '../platform/http/errors.ts';
import { createSecrets } from '../platform/secrets.ts';
import { fileStoreSuite } from '../testing/file-store.suite.ts';
import { createObjectStorage } from '../testing/outside/object-storage.ts';
import { addFolderFileRoutes } from './folder-file-routes.ts';
import { folderFileStore } from './folder-file-store.ts';
import { randomIds } from './random-ids.ts';
import { s3FileStore } from './s3-file-store.ts';

const BEGIN = new Date('2026-11-21T04:30:00Z');

function movingClock() {
  let now = BEGIN;
  return {
    now: () => now,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

fileStoreSuite('a folder', async () => {
  const clock = movingClock();
  const folder = await mkdtemp(join(tmpdir(), 'lifedesk-files-'));
  const secrets = createSecrets('a secret of the test, long enough');
  let origin = '';
  const store = folderFileStore({ folder, secrets, clock, ids: randomIds, baseUrl: () => `${origin}/api/files` });
  const app = Fastify();
  addErrorAnswers(app);
  await app.register(
    async (api) => {
      addFolderFileRoutes(api, store, {
        maxBytes: 1_000_000,
        limit: async () => {},
        receive: (key, file) => store.put(key, file),
      });
    },
    { prefix: '/api' },
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    store,
    reach: (url) => new URL(url, origin).href,
    ...clock,
    async close() {
      await app.close();
      const left = await readdir(folder, { recursive: true });
      expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
      await rm(folder, { recursive: true });
    },
  };
});

fileStoreSuite('object storage by S3', async () => {
  const clock = movingClock();
  const keys = {
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  };
  const server = createObjectStorage({ ...keys, now: clock.now });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    store: s3FileStore({ ...keys, endpoint, bucket: 'meru-uploads', clock }),
    reach: (url) => url,
    ...clock,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
});

it('reports that object storage is down', async () => {
  const keys = { region: 'r', accessKeyId: 'a', secretAccessKey: 's', bucket: 'b', clock: movingClock() };
  const store = s3FileStore({
    ...keys,
    endpoint: 'http://storage.example',
    fetch: async () => new Response(null, { status: 503 }),
  });
  await expect(store.get('a')).rejects.toThrow('the file store answered 503');
});
