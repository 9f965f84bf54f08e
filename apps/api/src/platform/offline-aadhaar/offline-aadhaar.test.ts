import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  makeOfflineFile,
  OFFLINE_SHARE_CODE,
  offlineCertificate,
  offlineXml,
  signOfflineXml,
  zipOfflineXml,
} from '../../../simulators/aadhaar/offline-file.ts';
import { checkOfflineFile } from './check-offline-file.ts';
import { mobileHash } from './mobile-hash.ts';
import { type OfflineFileRequest, readOfflineFile } from './read-offline-file.ts';

const certificates = [offlineCertificate('authority'), offlineCertificate('expired')];
const MEGABYTE = 1024 * 1024;
const read = (file: Uint8Array, change: Partial<OfflineFileRequest> = {}) =>
  readOfflineFile({ file, shareCode: OFFLINE_SHARE_CODE, mobile: null, certificates, ...change });
const signXml = () => signOfflineXml(offlineXml());
const readXml = async (xml: string) => read(await zipOfflineXml(xml));

describe('the hash of a mobile number', () => {
  // domain-2, section 26.4, for the mobile number 9876543210
  it.each([
    ['Lock@487', 2, '36e568501713804722dfc21d26313ad97be0801623b2b4ea1f4d360755f27f69'],
    ['Lock@487', 0, '0e11b18b36b799e3390b0fefe4b71cc12665b3421fb97c91c4f932707cdf6e5f'],
    ['Lock@487', 1, '0e11b18b36b799e3390b0fefe4b71cc12665b3421fb97c91c4f932707cdf6e5f'],
    ['1234', 6, '5d497ac00fe2dc9133621197328606d05aa257da59ec01d1f65c8eb921c30e77'],
  ])('with share code %s and last digit %i', (shareCode, lastDigit, hash) => {
    expect(mobileHash('9876543210', shareCode, lastDigit)).toBe(hash);
  });
});

describe('a file', () => {
  it('EK8: signed by the test key, share code Lock@487, mobile 9876543210 and last digit 2, is accepted', async () => {
    expect(await read(await makeOfflineFile(), { mobile: '9876543210' })).toEqual({
      person: {
        lastFour: '2342',
        madeOn: '2026-11-23',
        name: 'Asha Kulkarni',
        birthDate: '1985-03-09',
        birthYear: null,
        gender: 'F',
        address: {
          careOf: 'W/O Ramesh Kulkarni',
          addrLine1: '14, Sagar Darshan, Gokhale Road',
          city: 'Mumbai',
          district: 'Mumbai',
          state: 'Maharashtra',
          pinCode: '400028',
        },
      },
    });
  });

  it.each([
    ['AES', { isAes: true }],
    ['the exclusive canonical form', { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#' }],
    ['SHA-512', { signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' }],
  ])('with %s is accepted', async (_, options) => {
    expect(await read(await makeOfflineFile({}, options))).toHaveProperty('person');
  });

  it('may know only the year of birth, and have markup in a name', async () => {
    const file = await makeOfflineFile({ birth: '1985', name: 'Asha "R" <Kulkarni> & Co' });
    expect(await read(file)).toMatchObject({
      person: { birthDate: null, birthYear: 1985, name: 'Asha "R" <Kulkarni> & Co' },
    });
  });

  it.each([
    ['another share code', 'code-wrong', () => makeOfflineFile({}, { shareCode: 'Other@12' })],
    ['EK8: one byte changed', 'signature', () => zipOfflineXml(signXml().replace('Asha', 'Asho'))],
    ['a changed signature', 'signature', () => zipOfflineXml(signXml().replace(/(<SignatureValue>)./, '$1A'))],
    ['no signature', 'signature', () => zipOfflineXml(offlineXml())],
    ['EK8: another certificate', 'certificate', () => makeOfflineFile({}, { signer: 'foreign' })],
    ['a certificate that had ended', 'certificate', () => makeOfflineFile({}, { signer: 'expired' })],
    ['no zip', 'not-zip', async () => Buffer.from('PK is how a zip begins')],
    ['nothing', 'not-zip', async () => Buffer.alloc(0)],
    ['a zip without a code', 'not-zip', () => zipOfflineXml(signXml(), { shareCode: '' })],
    ['two files', 'not-zip', () => zipOfflineXml(signXml(), { more: ['second.xml'] })],
    ['a path that leads out', 'not-zip', () => zipOfflineXml(signXml(), { fileName: '../../etc/offline.xml' })],
    ['an absolute path', 'not-zip', () => zipOfflineXml(signXml(), { fileName: '/offline.xml' })],
    ['another kind of file', 'not-zip', () => zipOfflineXml(signXml(), { fileName: 'offline.exe' })],
    ['no UTF-8', 'code-wrong', () => zipOfflineXml(new Uint8Array([0xff, 0xfe, 0x00]))],
    ['no XML', 'signature', () => zipOfflineXml('{"name":"Asha"}')],
  ])('with %s: %s', async (_, because, make) => {
    expect(await read(await make())).toEqual({ because });
  });

  it('for another mobile number is refused', async () => {
    expect(await read(await makeOfflineFile(), { mobile: '9876543211' })).toEqual({ because: 'mobile-differs' });
  });

  it('signed by the key of earlier years in its time is accepted', async () => {
    const file = await makeOfflineFile({ made: '2021-05-01' }, { signer: 'expired' });
    expect(await read(file)).toMatchObject({ person: { madeOn: '2021-05-01' } });
  });
});

describe('a document', () => {
  const external = '<!DOCTYPE OfflinePaperlessKyc [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]>';
  const lol = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(100)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? '' : n - 1};`.repeat(10)}">`).join('')}]>`;
  const forge = (xml: string) =>
    xml.replace(/<OfflinePaperlessKyc .*<\/OfflinePaperlessKyc>/s, (inner) => {
      const [signature = ''] = /<Signature.*<\/Signature>/s.exec(inner) ?? [];
      const original = inner.replace(signature, '');
      const person = original.replace('Asha Kulkarni', 'Meera Deshmukh');
      return person
        .replace('</UidData>', `${original}</UidData>`)
        .replace(/<\/OfflinePaperlessKyc>$/, `${signature}</OfflinePaperlessKyc>`);
    });
  // each begins with a document that is accepted
  it.each<[string, (xml: string) => string]>([
    ['EK9: an external entity', (xml) => xml.replace('<OfflinePaperlessKyc', `${external}<OfflinePaperlessKyc`)],
    ['entities in entities', (xml) => xml.replace('<OfflinePaperlessKyc', `${lol}<OfflinePaperlessKyc`)],
    ['EK9: two signatures', (xml) => xml.replace(/<Signature.*<\/Signature>/s, (one) => one + one)],
    ['a signature elsewhere', (xml) => xml.replace(/(<\/UidData>)(<Signature.*<\/Signature>)/s, '$2$1')],
    ['the signed part wrapped in another one', forge],
    ['a comment in a signed part', (xml) => xml.replace('<Pht>', '<Pht><!-- - -->')],
    ['a comment after the root', (xml) => `${xml}<!-- - -->`],
    ['an instruction', (xml) => xml.replace('<UidData>', '<?run it?><UidData>')],
    ['CDATA', (xml) => xml.replace('<Pht>', '<Pht><![CDATA[x]]>')],
    ['a second person', (xml) => xml.replace('<Poa', '<Poi name="Meera Deshmukh"/><Poa')],
    ['a second root', (xml) => xml + xml.slice(xml.indexOf('<OfflinePaperlessKyc'))],
    [
      'a reference to a part',
      (xml) => xml.replace('URI=""', 'URI="#part"').replace('<UidData>', '<UidData Id="part">'),
    ],
    [
      'a transform of its own',
      (xml) =>
        xml.replace(
          /<Transform Algorithm="[^"]*c14n[^"]*"/,
          '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"',
        ),
    ],
    [
      'a canonical form with comments',
      (xml) => xml.replace(/(<CanonicalizationMethod Algorithm="[^"]*)"/, '$1#WithComments"'),
    ],
    [
      'an HMAC in place of a signature',
      (xml) =>
        xml.replace(
          /<SignatureMethod Algorithm="[^"]*"/,
          '<SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1"',
        ),
    ],
  ])('with %s is refused', async (_, change) => {
    const xml = signXml();
    expect(await readXml(xml)).toHaveProperty('person');
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    expect(await readXml(changed)).toEqual({ because: 'signature' });
  });

  it.each([
    ['SHA-1 signatures', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['SHA-1 hashes', { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
    ['comments in its canonical form', { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' }],
    ['a reference by id', { isById: true }],
  ])('signed with %s is refused', async (_, options) => {
    expect(await read(await makeOfflineFile({}, options))).toEqual({ because: 'signature' });
  });

  it.each([
    ['no date in its reference', { made: '2026-13-45' }],
    ['no birth date', { birth: '31-02-1985' }],
    ['no name', { name: '' }],
    ['another gender', { gender: 'X' }],
    ['two persons', { inside: '<Poi name="Meera Deshmukh" dob="01-01-1980" gender="F"/>' }],
    ['no PIN code', { address: { vtc: 'Mumbai', state: 'Maharashtra' } }],
  ])('that is signed and has %s is refused', async (_, facts) => {
    expect(await read(await makeOfflineFile(facts))).toEqual({ because: 'signature' });
  });

  it('with thousands of levels is refused', async () => {
    const deep = `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`;
    expect(await readXml(signXml().replace('</UidData>', `${deep}</UidData>`))).toEqual({ because: 'signature' });
  });
});

describe('in the thread', () => {
  const request = async (file: Buffer): Promise<OfflineFileRequest> => ({
    file,
    shareCode: OFFLINE_SHARE_CODE,
    mobile: null,
    certificates,
  });

  it('EK9: a zip that unpacks to much more is stopped at the limit, and the next file is read', async () => {
    const bomb = await zipOfflineXml(new Uint8Array(200 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await checkOfflineFile(await request(bomb))).toEqual({ because: 'too-big' });
    expect(await checkOfflineFile(await request(await makeOfflineFile()))).toHaveProperty('person');
  });

  it('EK9: a zip that lies about its size is stopped at the limit', async () => {
    expect(await checkOfflineFile(await request(lyingZip()))).not.toHaveProperty('person');
  });

  it('a file that takes too long is refused, and the next one is read', async () => {
    expect(await checkOfflineFile(await request(await makeOfflineFile()), 0)).toEqual({ because: 'too-big' });
    expect(await checkOfflineFile(await request(await makeOfflineFile()))).toHaveProperty('person');
  });
});

/** A stored zip whose directory says one byte, while its stream has 100 MB. It is not encrypted, so it is refused before. */
function lyingZip(): Buffer {
  const name = Buffer.from('offline.xml');
  const data = deflateRawSync(Buffer.alloc(100 * MEGABYTE), { level: 9 });
  const header = (signature: number, isCentral: boolean) => {
    const at = isCentral ? 2 : 0;
    const bytes = Buffer.alloc(isCentral ? 46 : 30);
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(20, 4 + at);
    bytes.writeUInt16LE(8, 8 + at);
    bytes.writeUInt32LE(data.length, 18 + at);
    bytes.writeUInt32LE(1, 22 + at);
    bytes.writeUInt16LE(name.length, 26 + at);
    return bytes;
  };
  const local = Buffer.concat([header(0x04034b50, false), name, data]);
  const central = Buffer.concat([header(0x02014b50, true), name]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
