import { callOperation, type RunningApi, signIn, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderService } from '../../testing/index.ts';
import { checkCode } from './check-code.ts';
import { isSignedByLibrary } from './ed25519.ts';

let api: RunningApi;
/** A receipt of Mrs Kulkarni from the download center, and its code. */
let receipt: File;
let code: string;

beforeAll(async () => {
  api = await startApi();
  const session = await signIn(api, 'Asha');
  const ask = async (body: object) =>
    (await callOperation(api, 'policyDocumentList', body as { policyNo: string }, session)).json();
  const { documents } = await ask({ policyNo: '501234567', kind: 'premium-receipt' });
  const { documentId } = documents[0];
  const file = (
    await callOperation(api, 'downloadPolicyDocument', { policyNo: '501234567', documentId }, session)
  ).json();
  const bytes = await (await fetch(new URL(file.url, api.url))).arrayBuffer();
  receipt = new File([bytes], file.fileName, { type: 'application/pdf' });
  code = /LD1~[\w.~-]+/.exec(Buffer.from(bytes).toString('latin1'))?.[0] ?? '';
});
beforeEach(() => api.forget());
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api?.close());

const open = async (hash = '', options = {}) => {
  history.replaceState(null, '', hash === '' ? '/' : `#${hash}`);
  const rendered = await renderService(api, '/cs/verify', options);
  return rendered;
};
const choose = async (file: File) => {
  const { user } = await open();
  await user.upload(await screen.findByLabelText(/The PDF, or a photo of the QR code/), file);
};
const keys = async () => {
  const jwks = (await (await fetch(`${api.url}/.well-known/jwks.json`)).json()) as {
    keys: { kid: string; x: string }[];
  };
  return jwks.keys.map(({ kid: id, x: publicKey }) => ({ id, publicKey }));
};

describe('a receipt', () => {
  it('from its PDF is shown as it was signed, and as still valid', async () => {
    await choose(receipt);
    expect(await screen.findByText('We signed this document')).toBeVisible();
    expect(screen.getByText('ends in 4567')).toBeVisible();
    expect(screen.getByText('AK')).toBeVisible();
    expect(await screen.findByText('Still valid')).toBeVisible();
  });

  it('from the address that a phone’s camera opened is shown, and the address is empty afterwards', async () => {
    const { app } = await open(code);
    expect(await screen.findByText('We signed this document')).toBeVisible();
    expect(location.hash).toBe('');
    await act(async () => app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText('इस दस्तावेज़ पर हमारे हस्ताक्षर हैं')).toBeVisible();
  });

  it('whose payment was taken back says when and why, and nothing calls it right or valid', async () => {
    const number = code.split('~')[2] ?? '';
    const mark = (reversed_on: CalendarDate | null, reversed_by: 'chargeback' | null) =>
      api.deps.db.updateTable('receipt').set({ reversed_on, reversed_by }).where('receipt_no', '=', number).execute();
    await mark('2026-11-21', 'chargeback');
    onTestFinished(async () => void (await mark(null, null)));
    await open(code);
    expect(await screen.findByText('A payment was taken back')).toBeVisible();
    expect(screen.getByText(/^The payer’s bank took the money back on 21\/11\/2026\./)).toBeVisible();
    expect(screen.queryByText('We signed this document')).toBeNull();
    expect(screen.queryByText('Still valid')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Result' })).toHaveAccessibleDescription(
      /A payment was taken back/,
    );
  });

  it('can be verified without a network, but its later state is left open', async () => {
    const published = await fetch(`${api.url}/.well-known/jwks.json`);
    const kept = await published.text();
    vi.stubGlobal('fetch', async () => new Response(kept));
    await open(code, { fetch: () => Promise.reject(new TypeError('no network')) });
    expect(await screen.findByText('We signed this document')).toBeVisible();
    expect(await screen.findByText('Not checked online')).toBeVisible();
  });

  it('cannot be checked before the keys were loaded once', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await open(code);
    expect(await screen.findByText('We could not load our keys')).toBeVisible();
  });
});

describe('anything that we did not sign this way', () => {
  const forge = (change: (text: string) => string) => change(code);
  it.each([
    ['a changed digit', () => forge((text) => text.replace(/(?<=~\d{8}~)\d/, '9')), 'This document was changed'],
    ['half of a code', () => forge((text) => text.slice(0, 90)), 'The QR code is incomplete or was changed'],
    ['another code', () => 'upi://pay?pa=someone@bank', 'This is not our QR code'],
    ['a newer form', () => forge((text) => text.replace('LD1', 'LD7')), 'This page is too old for this QR code'],
    [
      'a key of others',
      () => forge((text) => text.replace(/[\w-]{11}(?=~[\w-]+$)/, 'AAAAAAAAAAA')),
      'We do not know this key',
    ],
  ])('%s is refused', async (_, made, title) => {
    await open(encodeURI(made()));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText('We signed this document')).toBeNull();
  });

  it('is a document whose key had already been withdrawn', async () => {
    const { keyId, signedAt } = { keyId: code.split('~')[9] ?? '', signedAt: Number(code.split('~')[8]) };
    const revoked = api.deps.config.revokedSigningKeys as Map<string, Date>;
    revoked.set(keyId, new Date(signedAt * 1000));
    await open(code);
    expect(await screen.findByText('This signature no longer counts')).toBeVisible();
    revoked.delete(keyId);
  });

  it('is any text with a changed character', async () => {
    const published = await keys();
    expect((await checkCode(code, published)).state).toBe('genuine');
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: code.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        async (at, other) => {
          fc.pre(code[at] !== other);
          const changed = code.slice(0, at) + other + code.slice(at + 1);
          expect((await checkCode(changed, published)).state).not.toBe('genuine');
        },
      ),
    );
  });
});

describe('a file', () => {
  it.each([
    [
      'of ours without a code',
      new File(['%PDF-1.7 nothing'], 'other.pdf', { type: 'application/pdf' }),
      /This PDF has no QR code from us/,
    ],
    [
      'that is no picture',
      new File(['words'], 'words.png', { type: 'image/png' }),
      /This is neither a PDF nor a picture/,
    ],
  ])('%s is refused in its place', async (_, file, said) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await choose(file);
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('one document after another', () => {
  const field = () => screen.findByLabelText(/The PDF, or a photo of the QR code/);
  const pdf = (name: string, text = 'nothing') => new File([`%PDF-1.7 ${text}`], name, { type: 'application/pdf' });
  const forgedCode = () => code.replace(/(?<=~\d{8}~)\d/, (digit) => String(9 - Number(digit)));
  const expectNoOldVerdict = () => {
    expect(screen.queryByText('We signed this document')).toBeNull();
    expect(screen.queryByText('Still valid')).toBeNull();
  };
  const afterReceipt = async () => {
    const shown = await open();
    await shown.user.upload(await field(), receipt);
    expect(await screen.findByText('Still valid')).toBeVisible();
    expect(screen.getByRole('heading', { name: `Result for ${receipt.name}` })).toBeVisible();
    return shown;
  };

  it.each([
    ['a forged one', () => pdf('forged.pdf', forgedCode()), 'This document was changed'],
    ['one without a code', () => pdf('empty.pdf'), 'This file could not be checked'],
  ])('%s leaves nothing of the verdict before it', async (_, file, title) => {
    const { user } = await afterReceipt();
    await user.upload(await field(), file());
    expect(await screen.findByText(title)).toBeVisible();
    expectNoOldVerdict();
    expect(screen.queryByText(receipt.name, { exact: false })).toBeNull();
  });

  it('puts focus on the verdict, which names the file and is described by what was found', async () => {
    const { user } = await afterReceipt();
    await user.upload(await field(), pdf('forged.pdf', forgedCode()));
    const verdict = await screen.findByRole('heading', { name: 'Result for forged.pdf' });
    expect(verdict).toHaveFocus();
    expect(verdict).toHaveAccessibleDescription(/^This document was changed/);
  });

  it('takes the verdict away as soon as the next file is read or the camera starts', async () => {
    const { user } = await afterReceipt();
    let resolve = (_: ArrayBuffer) => {};
    const promise = new Promise<ArrayBuffer>((done) => {
      resolve = done;
    });
    const slow = pdf('slow.pdf');
    slow.arrayBuffer = () => promise;
    await user.upload(await field(), slow);
    expect(await screen.findByText('Reading slow.pdf')).toBeVisible();
    expectNoOldVerdict();
    await user.upload(await field(), receipt);
    expect(await screen.findByText('Still valid')).toBeVisible();
    resolve(new ArrayBuffer(0));
    await act(() => promise.then(() => {}));
    expect(screen.getByText('Still valid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Scan the QR code' }));
    expectNoOldVerdict();
  });

  it('takes the verdict away when an address brings another code', async () => {
    await afterReceipt();
    await act(async () => {
      location.hash = forgedCode();
    });
    expect(await screen.findByText('This document was changed')).toBeVisible();
    expectNoOldVerdict();
  });
});

describe('the camera', () => {
  it.each([
    ['NotAllowedError', /does not let this page use the camera/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app may be using it/],
  ])('that fails with %s says what to do', async (name, said) => {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Scan the QR code' }));
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('the library for browsers without Ed25519', () => {
  it('accepts what we signed, and nothing else', async () => {
    const [key] = await keys();
    const end = code.lastIndexOf('~');
    const says = (text: string) =>
      isSignedByLibrary(key?.publicKey ?? '', new TextEncoder().encode(text), code.slice(end + 1));
    expect(await says(code.slice(0, end))).toBe(true);
    expect(await says(code.slice(0, end).replace('LD1', 'LD2'))).toBe(false);
  });
});
