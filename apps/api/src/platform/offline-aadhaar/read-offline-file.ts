import { timingSafeEqual, X509Certificate } from 'node:crypto';
import type { OfflineFileReason } from '@lifedesk/rules';
import { mobileHash } from './mobile-hash.ts';
import { openZip } from './open-zip.ts';
import { type OfflinePerson, readPerson } from './read-person.ts';
import { readSigned } from './signed-xml.ts';

/** A file, and what opens and signs it. */
export interface OfflineFileRequest {
  readonly file: Uint8Array;
  readonly shareCode: string;
  /** Ten digits; null to leave the number of the file unchecked. */
  readonly mobile: string | null;
  /** PEM: who may have signed it. */
  readonly certificates: readonly string[];
}

/** Who it is about, without hashes; or why the file is not accepted. */
export type OfflineFileAnswer =
  | { readonly person: Omit<OfflinePerson, 'mobileHash'> }
  | { readonly because: OfflineFileReason };

/** Reads a file of the Aadhaar authority in memory. Its age is for the caller to judge. */
export async function readOfflineFile(request: OfflineFileRequest): Promise<OfflineFileAnswer> {
  const { file, shareCode, mobile, certificates } = request;
  const opened = await openZip(file, shareCode);
  if ('fault' in opened) return { because: opened.fault };
  try {
    return readText(opened.text, { shareCode, mobile, certificates });
  } catch {
    // neither the parser nor what it says about a text that is not XML may get out
    return { because: 'signature' };
  }
}

function readText(
  text: string,
  { shareCode, mobile, certificates }: Omit<OfflineFileRequest, 'file'>,
): OfflineFileAnswer {
  const signed = readSigned(
    text,
    certificates.map((pem) => new X509Certificate(pem)),
  );
  if ('fault' in signed) return { because: signed.fault };
  const read = readPerson(signed.root);
  if (read === null) return { because: 'signature' };
  const { mobileHash: given, ...person } = read;
  if (!isValidOn(signed.certificate, person.madeOn)) return { because: 'certificate' };
  if (mobile !== null && !sameHash(given, mobileHash(mobile, shareCode, Number(person.lastFour.slice(-1)))))
    return { because: 'mobile-differs' };
  return { person };
}

/** Whether a certificate was valid when the file was made. */
const isValidOn = ({ validFromDate, validToDate }: X509Certificate, day: string): boolean =>
  validFromDate.toISOString().slice(0, 10) <= day && day <= validToDate.toISOString().slice(0, 10);

function sameHash(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given?.toLowerCase() ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
