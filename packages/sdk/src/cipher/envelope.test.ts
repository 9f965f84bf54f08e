import vectors from '@lifedesk/contract/envelope-vectors.json' with { type: 'json' };
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importKey } from './aes-gcm.ts';
import { deriveEnvelopeKey } from './agreed-key.ts';
import { type Binding, type EnvelopeKey, NOT_AVAILABLE, openEnvelope, sealEnvelope } from './envelope.ts';

type Vector = (typeof vectors.vectors)[number];
const { agreement } = vectors;
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const opening = vectors.vectors.filter(({ opens }) => opens);
const refused = vectors.vectors.filter(({ opens }) => !opens);

/** The key of a vector, for the side that seals or the side that opens. */
async function keyOf({ key, direction }: Vector, side: 'sealing' | 'opening'): Promise<EnvelopeKey> {
  const imported = await importKey(bytes(key.bytes));
  if (key.kind === 'configured') return { id: key.id, key: imported };
  const sender = bytes(direction === 'request' ? agreement.clientPublicKey : agreement.serverPublicKey);
  return { id: key.id, key: imported, ...(side === 'sealing' ? { ownPublicKey: sender } : { otherPublicKey: sender }) };
}

const bindingOf = ({ binding }: Vector) => binding as Binding;

describe('known answers', () => {
  afterEach(() => vi.restoreAllMocks());

  it('cover all key lengths, both kinds of key and both directions', () => {
    const kinds = new Set(opening.map(({ key, direction }) => `${key.kind} ${key.bytes.length / 2} ${direction}`));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'configured 16 request',
        'configured 16 answer',
        'configured 24 request',
        'configured 24 answer',
        'configured 32 request',
        'configured 32 answer',
        'agreed 32 request',
        'agreed 32 answer',
      ]),
    );
    expect(refused.length).toBeGreaterThan(20);
  });

  it.each(opening)('$name: seals', async (vector) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).set(bytes(vector.iv ?? ''));
      return array;
    });
    const sealed = await sealEnvelope(await keyOf(vector, 'sealing'), bindingOf(vector), vector.plaintext ?? '');
    expect(sealed).toEqual(vector.envelope);
  });

  it.each(opening)('$name: opens', async (vector) => {
    const opened = await openEnvelope(await keyOf(vector, 'opening'), bindingOf(vector), vector.envelope);
    expect(opened).toBe(vector.plaintext);
  });

  it.each(refused)('$name: does not open', async (vector) => {
    expect(await openEnvelope(await keyOf(vector, 'opening'), bindingOf(vector), vector.envelope)).toBe(NOT_AVAILABLE);
  });

  it('derive the same key on both sides', async () => {
    const subtle = crypto.subtle;
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const iv = new Uint8Array(12);
    const sample = async (key: CryptoKey) =>
      Buffer.from(await subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(16))).toString('hex');
    const expected = await sample(await importKey(bytes(agreement.key)));
    for (const [mine, other] of [
      [agreement.clientPrivateKey, agreement.serverPublicKey],
      [agreement.serverPrivateKey, agreement.clientPublicKey],
    ] as const) {
      const privateKey = await subtle.importKey('jwk', mine, curve, false, ['deriveBits']);
      expect(await sample(await deriveEnvelopeKey(privateKey, bytes(other)))).toBe(expected);
    }
  });
});

describe('an envelope', () => {
  const binding = { method: 'POST', path: '/v1/logout', correlationId: crypto.randomUUID() };
  const newKey = async () => ({ id: 'k', key: await importKey(crypto.getRandomValues(new Uint8Array(32))) });

  it('opens to the sealed text, whatever it is', async () => {
    const key = await newKey();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        expect(await openEnvelope(key, binding, await sealEnvelope(key, binding, text))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('never reuses an IV', async () => {
    const key = await newKey();
    const ivs = new Set<string>();
    for (let at = 0; at < 300; at++) {
      const sealed = await sealEnvelope(key, binding, '{}');
      if (sealed !== NOT_AVAILABLE) ivs.add(sealed.info.slice(0, 16));
    }
    expect(ivs.size).toBe(300);
  });

  it.each([undefined, null, 'NA', 7, {}, { data: 1, info: 2 }, { data: '', info: '' }, []])(
    'is not %j',
    async (value) => expect(await openEnvelope(await newKey(), binding, value)).toBe(NOT_AVAILABLE),
  );

  it("is 'NA' if sealing fails", async () => {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-GCM', false, ['decrypt']);
    expect(await sealEnvelope({ id: 'k', key }, binding, '{}')).toBe(NOT_AVAILABLE);
  });
});
