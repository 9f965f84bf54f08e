import { checkFile, cleanFileName, FILE_FAULTS } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { schemaOf } from '../../platform/contract/document.ts';
import { FILES } from '../../testing/files/file-table.ts';
import { type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { grant, put } from '../../testing/uploader.ts';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('upload').execute();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

it('has at least 60 files, each once', () => {
  expect(new Set(FILES.map(({ what }) => what)).size).toBe(FILES.length);
  expect(FILES.length).toBeGreaterThanOrEqual(60);
});

it('names the reasons of the rule, as the contract does', () => {
  expect(schemaOf('FileFault').enum).toEqual([...FILE_FAULTS]);
});

it.each(FILES)('$what: $server', async ({ what, content: make, contentType, server, screen }) => {
  const content = Buffer.from(await make());
  expect(checkFile(content).fault ?? 'taken').toBe(screen);
  const granted = await grant(api, asha, content, { contentType, fileName: cleanFileName(what) });
  const answer = await put(api, granted, content);
  expect(answer.statusCode === 204 ? 'taken' : answer.json().fileFault).toBe(server);
  const stored = await api.deps.files.get(`uploads/${granted.uploadId}`);
  // Accepted files stay as they are: a picture keeps the EXIF that says which side is up.
  expect(stored && Buffer.from(stored.content).equals(content)).toBe(server === 'taken' ? true : null);
  // Either way the upload is over.
  expect((await put(api, granted, content)).statusCode).toBe(403);
});
