import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importKey, open, seal } from './aes-gcm.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const hex = (value: Uint8Array) => Buffer.from(value).toString('hex');

const key128 = 'feffe9928665731c6d6a8f9467308308';
const text60 =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39';
const data20 = 'feedfacedeadbeeffeedfacedeadbeefabaddad2';
const zero = (n: number) => '00'.repeat(n);

/**
 * McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B, adopted by NIST: test case, key, IV, additional
 * data, text, ciphertext, tag.
 */
const published: [string, string, string, string, string, string, string][] = [
  ['1', zero(16), zero(12), '', '', '', '58e2fccefa7e3061367f1d57a4e7455a'],
  ['2', zero(16), zero(12), '', zero(16), '0388dace60b6a392f328c2b971b2fe78', 'ab6e47d42cec13bdf53a67b21257bddf'],
  [
    '4',
    key128,
    'cafebabefacedbaddecaf888',
    data20,
    text60,
    '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091',
    '5bc94fbc3221a5db94fae95ae7121a47',
  ],
  [
    '6',
    key128,
    '9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b',
    data20,
    text60,
    '8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca701e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5',
    '619cc5aefffe0bfa462af43c1699d050',
  ],
  ['7', zero(24), zero(12), '', '', '', 'cd33b28ac773f74ba00ed1f312572435'],
  ['8', zero(24), zero(12), '', zero(16), '98e7247c07f0fe411c267e4384b0f600', '2ff58d80033927ab8ef4d4587514f0fb'],
  [
    '10',
    `${key128}feffe9928665731c`,
    'cafebabefacedbaddecaf888',
    data20,
    text60,
    '3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710',
    '2519498e80f1478f37ba55bd6d27618c',
  ],
  ['13', zero(32), zero(12), '', '', '', '530f8afbc74536b9a963b4f1c4cb738b'],
  ['14', zero(32), zero(12), '', zero(16), 'cea7403d4d606b6e074ec5d3baf39d18', 'd0d1c8a799996bf0265b98b5d48ab919'],
  [
    '16',
    key128 + key128,
    'cafebabefacedbaddecaf888',
    data20,
    text60,
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662',
    '76fc6ece0f4e1768cddf8853bb2d551b',
  ],
];

describe('published AES-GCM vectors', () => {
  it.each(published)('test case %s', async (_case, key, iv, aad, plaintext, ciphertext, tag) => {
    const input = { key: bytes(key), iv: bytes(iv), additionalData: bytes(aad) };
    expect(hex(await seal({ ...input, plaintext: bytes(plaintext) }))).toBe(ciphertext + tag);
    expect(hex(await open({ ...input, data: bytes(ciphertext + tag) }))).toBe(plaintext);
  });

  it('accepts an imported key as well as bytes', async () => {
    const [, key, iv, aad, plaintext, ciphertext, tag] = published[9] ?? [];
    const input = { key: await importKey(bytes(key ?? '')), iv: bytes(iv ?? ''), additionalData: bytes(aad ?? '') };
    expect(hex(await seal({ ...input, plaintext: bytes(plaintext ?? '') }))).toBe(`${ciphertext}${tag}`);
  });
});

describe('rejects', () => {
  it.each([0, 1, 8, 15, 17, 20, 23, 25, 31, 33, 48, 64])('a key of %i bytes', async (length) => {
    const input = { key: new Uint8Array(length), iv: new Uint8Array(12), additionalData: new Uint8Array() };
    await expect(seal({ ...input, plaintext: new Uint8Array(3) })).rejects.toThrow(RangeError);
    await expect(open({ ...input, data: new Uint8Array(19) })).rejects.toThrow(RangeError);
    await expect(importKey(new Uint8Array(length))).rejects.toThrow(RangeError);
  });

  it('an empty IV', async () => {
    const input = { key: new Uint8Array(16), iv: new Uint8Array(), additionalData: new Uint8Array() };
    await expect(seal({ ...input, plaintext: new Uint8Array(3) })).rejects.toThrow(RangeError);
  });

  it('any single bit changed, in data, IV or additional data', async () => {
    const array = (minLength: number, maxLength: number) => fc.uint8Array({ minLength, maxLength });
    const keys = fc.constantFrom(16, 24, 32).chain((length) => array(length, length));
    const where = fc.constantFrom('data', 'iv', 'additionalData');
    await fc.assert(
      fc.asyncProperty(keys, array(12, 12), array(1, 40), array(1, 80), where, fc.nat(), async (...given) => {
        const [key, iv, additionalData, plaintext, part, bit] = given.map((one) =>
          one instanceof Uint8Array ? new Uint8Array(one) : one,
        ) as [Bytes, Bytes, Bytes, Bytes, 'data' | 'iv' | 'additionalData', number];
        const whole = { key, iv, additionalData, data: await seal({ key, iv, additionalData, plaintext }) };
        expect(hex(await open(whole))).toBe(hex(plaintext));
        const changed = new Uint8Array(whole[part]);
        const at = bit % (changed.length * 8);
        changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
        await expect(open({ ...whole, [part]: changed })).rejects.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});

type Bytes = Uint8Array<ArrayBuffer>;
