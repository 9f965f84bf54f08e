import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { SignedXml } from 'xml-crypto';

/** Who signs: the authority of the sandbox, its key of earlier years, or someone else. */
export type OfflineSigner = 'authority' | 'expired' | 'foreign';

const keyFile = (name: string): string => readFileSync(join(import.meta.dirname, 'keys', name), 'utf8');
export const offlineCertificate = (signer: OfflineSigner): string => keyFile(`${signer}.pem`);

/** What a file says, all of it optional. */
export interface OfflineFileFacts {
  readonly name?: string;
  /** dd-MM-yyyy, or a year. */
  readonly birth?: string;
  readonly gender?: string;
  readonly mobile?: string;
  readonly lastFour?: string;
  /** yyyy-MM-dd in India. */
  readonly made?: string;
  readonly address?: Readonly<Record<string, string>>;
  /** More attributes and elements, for files that are to be refused. */
  readonly inside?: string;
}

export const OFFLINE_SHARE_CODE = 'Lock@487';
const ADDRESS = {
  careof: 'W/O Ramesh Kulkarni',
  house: '14, Sagar Darshan',
  street: 'Gokhale Road',
  vtc: 'Mumbai',
  dist: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  pc: '400028',
};

/** The document before it is signed. */
export function offlineXml(facts: OfflineFileFacts = {}, shareCode: string = OFFLINE_SHARE_CODE): string {
  const { name = 'Asha Kulkarni', birth = '09-03-1985', gender = 'F', mobile = '9876543210' } = facts;
  const { lastFour = '2342', made = '2026-11-23', address = ADDRESS, inside = '' } = facts;
  const poi = {
    dob: birth,
    e: '',
    gender,
    m: hashOf(`${mobile}${shareCode}`, Math.max(1, Number(lastFour.slice(-1)))),
    name,
  };
  const reference = `${lastFour}${made.replaceAll('-', '')}101500123`;
  return `<?xml version="1.0" encoding="UTF-8"?><OfflinePaperlessKyc referenceId="${reference}"><UidData><Poi${attributes(poi)}/><Poa${attributes(address)}/><Pht>/9j/4AAQ</Pht>${inside}</UidData></OfflinePaperlessKyc>`;
}

/** SHA-256 as often as given, each time over the hex of the one before. */
const hashOf = (text: string, times: number): string =>
  times === 0 ? text : hashOf(createHash('sha256').update(text).digest('hex'), times - 1);

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`,
    )
    .join('');

export interface SigningOptions {
  readonly signer?: OfflineSigner;
  readonly signatureAlgorithm?: string;
  readonly canonicalization?: string;
  readonly digest?: string;
  /** Whether the signature names the document by an id, as the authority never does. */
  readonly isById?: boolean;
}

/** Signs a document as the Aadhaar authority does: one signature of the whole document, with the certificate inside. */
export function signOfflineXml(xml: string, options: SigningOptions = {}): string {
  const {
    signer = 'authority',
    signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalization = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    digest = 'http://www.w3.org/2001/04/xmlenc#sha256',
    isById = false,
  } = options;
  const signed = new SignedXml({
    privateKey: keyFile(`${signer}.key.pem`),
    publicCert: offlineCertificate(signer),
    signatureAlgorithm,
    canonicalizationAlgorithm: canonicalization,
  });
  signed.addReference({
    xpath: '/*',
    isEmptyUri: !isById,
    digestAlgorithm: digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalization],
  });
  signed.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signed.getSignedXml();
}

export interface ZipOptions {
  readonly shareCode?: string;
  readonly fileName?: string;
  /** The old encryption of zip files, or AES. */
  readonly isAes?: boolean;
  readonly more?: readonly string[];
}

/** A zip file that the share code opens. */
export async function zipOfflineXml(content: string | Uint8Array, options: ZipOptions = {}): Promise<Buffer> {
  const { shareCode = OFFLINE_SHARE_CODE, fileName = 'offlineaadhaar20261123101500123.xml', isAes = false } = options;
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const encryption = shareCode === '' ? {} : { password: shareCode, zipCrypto: !isAes };
  for (const name of [fileName, ...(options.more ?? [])])
    await zip.add(name, new Uint8ArrayReader(bytes), { ...encryption, level: 9, useWebWorkers: false });
  return Buffer.from(await zip.close());
}

/** A file as a person downloads it. */
export const makeOfflineFile = (
  facts: OfflineFileFacts = {},
  options: SigningOptions & ZipOptions = {},
): Promise<Buffer> => zipOfflineXml(signOfflineXml(offlineXml(facts, options.shareCode), options), options);
