// Verifies a receipt or certificate: who signed it, when, and that nothing was changed.
//   node verify.mjs <PDF, code or address> --keys <address or file of the insurer's keys>
import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { formatDate, formatRupees, readSignedDocument, readSigningKeys, signingKeyOf } from '@lifedesk/rules';

const REFUSALS = {
  'not-ours': 'This is not the code of a signed document.',
  'newer-version': 'This code has a newer format. Update @lifedesk/rules.',
  damaged: 'The code is incomplete or was changed.',
  'unknown-key': 'It was not signed with any of these keys.',
  'withdrawn-key': 'Its key was already revoked when it was signed.',
};

/** The code, which is plain text in the metadata of a PDF. @param {string} given */
function codeOf(given) {
  if (!existsSync(given)) return given;
  return /LD\d{1,4}~[\w.~-]+/.exec(readFileSync(given, 'latin1'))?.[0] ?? '';
}

/** @param {string} from */
async function keysFrom(from) {
  if (!/^https?:/.test(from)) return JSON.parse(readFileSync(from, 'utf8'));
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} returned ${answer.status}`);
  return answer.json();
}

/** @param {keyof typeof REFUSALS} state */
const refuse = (state) => new Error(REFUSALS[state]);

/** The facts of a document signed with one of the keys. @param {string} code @param {unknown} jwks */
function verified(code, jwks) {
  const read = readSignedDocument(code);
  if (read.state !== 'read') throw refuse(read.state);
  const found = signingKeyOf(read.document, readSigningKeys(jwks));
  if (found.state !== 'usable') throw refuse(found.state);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.key.publicKey }, format: 'jwk' });
  if (!verify(null, Buffer.from(read.signed), key, Buffer.from(read.signature, 'base64url')))
    throw new Error('The document was changed: the code does not match its signature.');
  return read.document;
}

try {
  const [given, option, from] = process.argv.slice(2);
  if (!given || option !== '--keys' || !from)
    throw new Error('Usage: node verify.mjs <PDF, code or address> --keys <address or file>');
  const { kind, number, amount, parts, date, policy, initials, signedAt, keyId } = verified(
    codeOf(given),
    await keysFrom(from),
  );
  console.log(`Signed: ${kind} ${number}`.trimEnd());
  console.log(`  amount    ${formatRupees(amount)}`);
  for (const [part, paise] of Object.entries(parts)) console.log(`    ${part}  ${formatRupees(paise)}`);
  console.log(`  date      ${formatDate(date)}`);
  console.log(`  policy    ${'ending' in policy ? `ends in ${policy.ending}` : `${policy.count} policies`}`);
  if (initials) console.log(`  initials  ${initials}`);
  console.log(`  signed    ${new Date(signedAt * 1000).toISOString()} with key ${keyId}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
