import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILES } from '../../testing/files/file-table.ts';
import { writePdf, writeStreamedPdf } from '../../testing/files/write-pdf.ts';
import { type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { grant, put } from '../../testing/uploader.ts';
import { checkInThread } from './check-in-thread.ts';
import { MAX_INFLATED } from './file-fault.ts';
import { pdfFlateStreams } from './flate-streams.ts';
import { inflatedBytes } from './inflated-bytes.ts';

const MEGABYTE = 1024 * 1024;
const contentType = 'application/pdf';
/** 4.9 MB that decompress to 4.8 GB. */
const worst = writeStreamedPdf({ sections: 150, sectionZeros: 32 * MEGABYTE - 100 });

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

it('answers other calls while it checks the worst file', async () => {
  let isDone = false;
  const checked = checkInThread({ content: worst, contentType }).finally(() => {
    isDone = true;
  });
  const answers: number[] = [];
  while (!isDone && answers.length < 20) answers.push((await api.app.inject('/api/health')).statusCode);
  // A check on this thread would end before the first of them.
  expect(answers).toHaveLength(20);
  expect(isDone).toBe(false);
  expect(await checked).toBe('too-complex');
});

it('decompresses a file up to its limit, and one chunk more', async () => {
  const bytes = await inflatedBytes(pdfFlateStreams(worst), MAX_INFLATED);
  expect(bytes).toBeGreaterThan(MAX_INFLATED);
  expect(bytes).toBeLessThanOrEqual(MAX_INFLATED + 65_536);
});

it('ends a file at its limit of time, and checks the next one', async () => {
  expect(await checkInThread({ content: worst, contentType }, 1)).toBe('too-complex');
  expect(await checkInThread({ content: writePdf(), contentType })).toBeNull();
});

it('checks each file that waits, in turn', async () => {
  const rows = FILES.filter(({ what }) => !/\d\d MB/.test(what)).slice(0, 30);
  const found = await Promise.all(
    rows.map(async (row) => checkInThread({ content: await row.content(), contentType: row.contentType })),
  );
  expect(found).toEqual(rows.map(({ server }) => (server === 'taken' ? null : server)));
});

it('checks ten files a day of one customer that reach its limits, also if they come at once', async () => {
  await api.forget();
  const asha = await signIn(api, 'Asha');
  const grants = await Promise.all(Array.from({ length: 12 }, () => grant(api, asha, worst, { contentType })));
  const statuses = await Promise.all(grants.map(async (granted) => (await put(api, granted, worst)).statusCode));
  expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(400), 429, 429]);
});
