// Verifying a receipt as the page does, against a bare Ed25519 verification of the same text by WebCrypto.
import { formatSignedDocument } from '@lifedesk/rules';
import { checkCode } from '../packages/services/src/verify/check-code.ts';
import { inTurns } from './measure.ts';

export async function measure(): Promise<import('./table.ts').Row[]> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { publicKey, privateKey } = pair as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const text = formatSignedDocument({
    kind: 'receipt',
    number: 'RC-2026-0000311',
    amount: 2_450_000,
    parts: { premium: 2_450_000 },
    date: '2026-11-21',
    policy: { ending: '4567' },
    initials: 'AK',
    signedAt: 1_795_235_472,
    keyId: 'bench-key-0',
  });
  const message = new TextEncoder().encode(text);
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message));
  const code = `${text}~${Buffer.from(signature).toString('base64url')}`;
  const keys = [{ id: 'bench-key-0', publicKey: x }];
  if ((await checkCode(code, keys)).state !== 'genuine') throw new Error('the page rejects what was signed');
  const times = await inTurns(
    () => checkCode(code, keys),
    () => crypto.subtle.verify('Ed25519', publicKey, signature, message),
    { rounds: 100 },
  );
  return [
    {
      what: 'verifying a receipt on the page',
      against: 'a bare Ed25519 verification',
      unit: 'µs',
      target: { atMost: 1.5 },
      ...times,
    },
  ];
}
