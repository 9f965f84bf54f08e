import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  agreeKey,
  answerBinding,
  type Envelope,
  EnvelopeError,
  isKeyLength,
  open,
  rawPublicKey,
  readInfo,
  requestBinding,
  seal,
} from './cipher.ts';

interface Vector {
  name: string;
  opens: boolean;
  direction: 'request' | 'answer';
  key: { kind: 'configured' | 'agreed'; bytes: string };
  binding: { method: string; path: string; status: number; correlationId: string };
  iv: string;
  additionalData: string;
  plaintext: string;
  envelope: Envelope;
}

const file = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/envelope-vectors.json')), 'utf8'),
);
const vectors: Vector[] = file.vectors;
const serverKey = createPrivateKey({ key: file.agreement.serverPrivateKey, format: 'jwk' });
const clientKey = createPrivateKey({ key: file.agreement.clientPrivateKey, format: 'jwk' });
const serverPoint = rawPublicKey(createPublicKey(serverKey));
const clientPoint = rawPublicKey(createPublicKey(clientKey));

const bindingOf = ({ direction, binding: b }: Vector) =>
  direction === 'request'
    ? requestBinding(b.method, b.path, b.correlationId)
    : answerBinding(b.status, b.correlationId);

/** The key as the receiver derives it: for an agreed key, from its own private key and the sender's point in `info`. */
function receiverKey(v: Vector): Uint8Array {
  if (v.key.kind === 'configured') return Buffer.from(v.key.bytes, 'hex');
  return agreeKey(v.direction === 'request' ? serverKey : clientKey, readInfo(v.envelope, true).publicKey);
}

describe('the envelope, with the known answers that both sides check', () => {
  it('agrees on the same key from either side', () => {
    expect(agreeKey(serverKey, clientPoint).toString('hex')).toBe(file.agreement.key);
    expect(agreeKey(clientKey, serverPoint).toString('hex')).toBe(file.agreement.key);
    expect(serverPoint.toString('hex')).toBe(file.agreement.serverPublicKey);
  });

  it('accepts keys of 16, 24 and 32 bytes and nothing else', () => {
    expect(file.keyLengths.accepted.every(isKeyLength)).toBe(true);
    expect(file.keyLengths.refused.some(isKeyLength)).toBe(false);
    for (const length of file.keyLengths.refused)
      expect(() =>
        seal(Buffer.from('x'), { bytes: new Uint8Array(length) }, new Uint8Array(32), new Uint8Array(12)),
      ).toThrow(EnvelopeError);
  });

  it.each(vectors.filter((v) => v.opens))('seals and opens: $name', (v) => {
    const binding = bindingOf(v);
    expect(binding.toString('hex')).toBe(v.additionalData);
    const publicKey = v.key.kind === 'agreed' ? (v.direction === 'request' ? clientPoint : serverPoint) : undefined;
    const key = { bytes: Buffer.from(v.key.bytes, 'hex'), ...(publicKey ? { publicKey } : {}) };
    expect(seal(Buffer.from(v.plaintext), key, binding, Buffer.from(v.iv, 'hex'))).toEqual(v.envelope);
    expect(open(v.envelope, receiverKey(v), binding, v.key.kind === 'agreed').toString()).toBe(v.plaintext);
  });

  it.each(vectors.filter((v) => !v.opens))('refuses: $name', (v) => {
    expect(() => open(v.envelope, receiverKey(v), bindingOf(v), v.key.kind === 'agreed')).toThrow(EnvelopeError);
  });
});
