import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EICAR } from '../../../simulators/scanner/eicar-scanner.ts';
import { customerAccount } from '../../platform/access/account.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { LookupError } from '../../ports/lookup-error.ts';
import { pdfFiles } from '../../testing/files/pdf-files.ts';
import { type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { pdfFile, pdfWithTable, pngFile } from '../../testing/sample-files.ts';
import { grant, put, type UploadRequest, upload } from '../../testing/uploader.ts';
import { makeRequest, type RequestCall } from '../requests/public.ts';
import { claimUpload } from './claim-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';

const HOUR = 3_600_000;

const png = pngFile();

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

const readStored = (uploadId: string) => api.deps.files.get(`uploads/${uploadId}`);
const claim = async (
  uploadId: string,
  purpose: UploadRequest['purpose'] = 'address-proof',
  who = 'Asha',
  deps = api.deps,
) => {
  const { clientId } = await api.person(who);
  const { id: customerId } = await api.deps.db
    .selectFrom('customer')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return api.deps.db
    .transaction()
    .execute((transaction) =>
      claimUpload(deps, transaction, customerAccount(customerId), { uploadId, purpose, pointer: '/proof' }),
    );
};
const noSuchUpload = {
  code: 'validation',
  options: { errors: [{ pointer: '/proof', detail: 'must be a file uploaded for this' }] },
};

describe('claiming an upload for a request', () => {
  it('gives the file once, to its owner, for its purpose', async () => {
    const uploadId = await upload(api, asha, png);
    await expect(claim(uploadId, 'bank-proof')).rejects.toMatchObject(noSuchUpload);
    await expect(claim(uploadId, 'address-proof', 'Rajesh')).rejects.toMatchObject(noSuchUpload);
    expect(await claim(uploadId)).toEqual({
      fileKey: `uploads/${uploadId}`,
      fileName: 'bill.png',
      contentType: 'image/png',
    });
    await expect(claim(uploadId)).rejects.toMatchObject(noSuchUpload);
  });

  it('refuses an upload without a file, and an unknown one', async () => {
    const { uploadId } = await grant(api, asha, png);
    for (const id of [uploadId, 'up_nothing_of_the_kind']) await expect(claim(id)).rejects.toMatchObject(noSuchUpload);
  });

  it('checks a file that another store accepted', async () => {
    const encrypted = await pdfFile({ password: 'secret' });
    const pdf = { contentType: 'application/pdf' } as const;
    const [good, protectedOne, swapped] = [
      await grant(api, asha, png),
      await grant(api, asha, encrypted, pdf),
      await grant(api, asha, png),
    ];
    await api.deps.files.put(`uploads/${good.uploadId}`, { content: png, contentType: 'image/png' });
    await api.deps.files.put(`uploads/${protectedOne.uploadId}`, { content: encrypted, ...pdf });
    await api.deps.files.put(`uploads/${swapped.uploadId}`, { content: pngFile(5, 5), contentType: 'image/png' });
    expect(await claim(good.uploadId)).toMatchObject({ fileName: 'bill.png' });
    for (const { uploadId } of [protectedOne, swapped])
      await expect(claim(uploadId)).rejects.toMatchObject({ code: 'file-format' });
    // It is not there to be checked again.
    await expect(claim(protectedOne.uploadId)).rejects.toMatchObject(noSuchUpload);
  });

  it('scans a file that another store accepted', async () => {
    const infected = pdfWithTable({ trailer: `\n%${EICAR}\n` });
    const pdf = { contentType: 'application/pdf' } as const;
    const { uploadId } = await grant(api, asha, infected, pdf);
    await api.deps.files.put(`uploads/${uploadId}`, { content: infected, ...pdf });
    await expect(claim(uploadId)).rejects.toMatchObject({
      code: 'file-format',
      options: { fileFault: 'infected' },
    });
  });

  it('accepts nothing while the scanner is down', async () => {
    const { uploadId } = await grant(api, asha, png);
    await api.deps.files.put(`uploads/${uploadId}`, { content: png, contentType: 'image/png' });
    const scanner = { isClean: () => Promise.reject(new LookupError('the virus scanner cannot be reached')) };
    await expect(claim(uploadId, 'address-proof', 'Asha', { ...api.deps, scanner })).rejects.toThrow(LookupError);
    expect(await claim(uploadId)).toMatchObject({ fileName: 'bill.png' });
  });

  it('is rolled back with its request', async () => {
    const uploadId = await upload(api, asha, png);
    const { customer_id: customerId } = await api.deps.db
      .selectFrom('upload')
      .select('customer_id')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow();
    const failing = api.deps.db.transaction().execute(async (transaction) => {
      await claimUpload(api.deps, transaction, customerAccount(customerId ?? 0), {
        uploadId,
        purpose: 'address-proof',
        pointer: '/proof',
      });
      throw new Error('the request failed');
    });
    await expect(failing).rejects.toThrow('the request failed');
    expect(await claim(uploadId)).toMatchObject({ fileName: 'bill.png' });
  });
});

describe('a request with a file at another store, which does not check it', () => {
  const request = async (name: string, key = randomUUID()) => {
    const row = pdfFiles.find(({ what }) => what === `PDF: ${name}`);
    const content = (await row?.content()) ?? Buffer.alloc(0);
    const { uploadId } = await grant(api, asha, content, { contentType: 'application/pdf' });
    await api.deps.files.put(`uploads/${uploadId}`, { content, contentType: 'application/pdf' });
    const { id: customerId } = await api.deps.db
      .selectFrom('customer')
      .select('id')
      .where('client_id', '=', (await api.person('Asha')).clientId)
      .executeTakeFirstOrThrow();
    const session = await createSessions(api.deps).open({ kind: 'full', customerId, policyNo: null });
    const call = { session, headers: { 'Idempotency-Key': key }, body: {}, client: { address: '127.0.0.1' } };
    return makeRequest(api.deps, call as unknown as RequestCall, {
      type: 'raise-complaint',
      async effect({ claim }) {
        await claim({ uploadId, purpose: 'address-proof', pointer: '/uploadId' });
        return { isDone: false };
      },
    }).then(
      () => 'made',
      ({ code }: { code: string }) => code,
    );
  };

  it('is refused for the rest of the day after ten files that take their check to its limits', async () => {
    const outcomes = [];
    for (let n = 0; n < 10; n += 1) outcomes.push(await request('a tree of pages with 1,000 levels'));
    expect(outcomes).toEqual(Array(10).fill('file-format'));
    expect(await request('a page with a table')).toBe('rate-limited');
    await api.advance(24 * HOUR);
    asha = await signIn(api, 'Asha');
    expect(await request('a page with a table')).toBe('made');
  });

  it('does not count files that are refused at once', async () => {
    for (let n = 0; n < 11; n += 1) expect(await request('a script')).toBe('file-format');
  });
});

describe('unclaimed uploads', () => {
  it('are deleted after a day, file and row; claimed ones stay', async () => {
    const [left, taken, empty] = [
      await grant(api, asha, png),
      await grant(api, asha, png),
      await grant(api, asha, png),
    ];
    for (const granted of [left, taken]) await put(api, granted, png);
    await claim(taken.uploadId);
    await api.advance(23 * HOUR);
    expect(await readStored(left.uploadId)).not.toBeNull();
    await api.advance(HOUR);
    const rows = await api.deps.db.selectFrom('upload').select('id').execute();
    expect(rows).toEqual([{ id: taken.uploadId }]);
    expect([await readStored(left.uploadId), await readStored(empty.uploadId)]).toEqual([null, null]);
    expect(await readStored(taken.uploadId)).not.toBeNull();
  });

  it('are deleted although the store always refuses to delete the first of them', async () => {
    for (const granted of [await grant(api, asha, png), await grant(api, asha, png), await grant(api, asha, png)])
      await put(api, granted, png);
    await api.deps.db
      .updateTable('upload')
      .set({ created_at: new Date(api.now().getTime() - 25 * HOUR) })
      .execute();
    let refused: string | undefined;
    const files = {
      ...api.deps.files,
      delete: async (key: string) => {
        refused ??= key;
        if (key === refused) throw new Error('refused');
        await api.deps.files.delete(key);
      },
    };
    await expect(sweepUploads({ ...api.deps, files })).rejects.toThrow('refused');
    expect(await api.deps.db.selectFrom('upload').select('file_key').execute()).toEqual([{ file_key: refused }]);
    await sweepUploads(api.deps);
  });

  it('cannot be filled or claimed once the sweep has started, and are deleted by the next one', async () => {
    const granted = await grant(api, asha, png);
    await api.deps.db.updateTable('upload').set({ swept_at: api.now() }).where('id', '=', granted.uploadId).execute();
    expect((await put(api, granted, png)).statusCode).toBe(403);
    await expect(claim(granted.uploadId)).rejects.toMatchObject(noSuchUpload);
    await api.advance(24 * HOUR);
    expect(await api.deps.db.selectFrom('upload').select('id').execute()).toEqual([]);
  });
});
