import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHES = ['md5', 'sha1', 'sha256', 'sha512'] as const;

/** A secret as it may be found: plain, encoded, or hashed without a key. */
export function tracesOf(secret: string | Buffer): Buffer[] {
  const plain = Buffer.from(secret);
  const hashes = HASHES.flatMap((name) => {
    const hash = createHash(name).update(plain).digest();
    return [
      hash,
      Buffer.from(hash.toString('hex')),
      Buffer.from(hash.toString('base64')),
      Buffer.from(hash.toString('base64url')),
    ];
  });
  return [plain, Buffer.from(plain.toString('base64')), Buffer.from(plain.toString('hex')), ...hashes];
}

/** Every file below a folder that contains one of the traces. */
export function filesWith(folder: string, traces: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file);
      return traces.some((trace) => content.includes(trace));
    });
}
