// Sealing and opening a body against the minimum work for any client of this protocol: JSON, one SHA-256 for the
// additional data, AES-GCM, base64.
import { openEnvelope, sealEnvelope } from '@lifedesk/sdk';
import { inTurns } from './measure.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const binding = { method: 'POST', path: '/v1/login/validatecustomer', correlationId: crypto.randomUUID() };
const text = `${binding.method}\n${binding.path}\n${binding.correlationId}`;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** @param bytes a body of about this size */
const bodyOf = (bytes: number) => ({
  payload: Array.from(
    { length: Math.ceil(bytes / 64) },
    (_, at) => `a line of text that has sixty-four characters  ${String(at).padStart(10)}`,
  ),
});

async function leastSeal(key: CryptoKey, body: unknown) {
  const additionalData = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const data = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encoder.encode(JSON.stringify(body))));
  const info = new Uint8Array(44);
  info.set(iv);
  info.set(additionalData, 12);
  return JSON.stringify({ data: base64(data), info: base64(info) });
}

async function leastOpen(key: CryptoKey, sealed: string) {
  const { data, info } = JSON.parse(sealed);
  const bytes = Buffer.from(info, 'base64');
  const additionalData = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  if (!bytes.subarray(12).equals(additionalData)) throw new Error('moved');
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
  return JSON.parse(decoder.decode(await crypto.subtle.decrypt(algorithm, key, Buffer.from(data, 'base64'))));
}

export async function measure(): Promise<import('./table.ts').Row[]> {
  const key = await crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(32)), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  const envelopeKey = { id: 'bench', key };
  const rows = [];
  for (const kilobytes of [1, 16]) {
    const body = bodyOf(kilobytes * 1024);
    const sealed = await leastSeal(key, body);
    const opened = await openEnvelope(envelopeKey, binding, JSON.parse(sealed));
    if (opened !== JSON.stringify(body)) throw new Error('the two do not use the same protocol');
    const seal = await inTurns(
      async () => JSON.stringify(await sealEnvelope(envelopeKey, binding, JSON.stringify(body))),
      () => leastSeal(key, body),
    );
    const open = await inTurns(
      async () => JSON.parse(await openEnvelope(envelopeKey, binding, JSON.parse(sealed))),
      () => leastOpen(key, sealed),
    );
    const about = { against: 'WebCrypto, JSON and base64', unit: 'µs', target: { atMost: 1.2 } };
    rows.push(
      { what: `sealing ${kilobytes} KB`, ...about, ...seal },
      { what: `opening ${kilobytes} KB`, ...about, ...open },
    );
  }
  return rows;
}
