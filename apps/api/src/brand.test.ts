import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrand } from './brand.ts';

const demo = join(import.meta.dirname, '../../../brands/meru-life.json');
const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeBrand = (change: object): string => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(demo, 'utf8')), ...change }));
  return file;
};

describe('readBrand', () => {
  it('reads every brand in the folder', () => {
    const files = globSync('*-life.json', { cwd: dirname(demo) });
    expect(files.map((name) => readBrand(join(dirname(demo), name)).insurer.en)).toEqual(
      expect.arrayContaining(['Meru Life', 'Sarovar Life', 'Amaltas Mutual Life and Pensions Assurance']),
    );
  });

  it('reads the demo insurer', () => {
    expect(readBrand(demo).insurer).toEqual({ en: 'Meru Life', hi: 'मेरु लाइफ़' });
  });

  it("accepts a mark that is an image on the portal's origin, and a brand without website or registration", () => {
    const brand = readBrand(writeBrand({ mark: { src: '/cs/mark.svg' }, website: undefined, registration: undefined }));
    expect(brand.mark).toEqual({ src: '/cs/mark.svg' });
  });

  it.each([
    ['id', 'Meru Life', 'id must be one word of small letters, digits and hyphens'],
    ['type', { files: '' }, 'type.files is missing or empty'],
    ['insurer', 'Meru Life', 'insurer.en is missing or empty'],
    ['insurer', { en: 'Meru Life' }, 'insurer.hi is missing or empty'],
    ['product', ' ', 'product is missing or empty'],
    ['mark', { src: 'https://elsewhere.example/mark.svg' }, "mark.src must be an address on the portal's origin"],
    ['mark', { src: '//elsewhere.example/mark.svg' }, "mark.src must be an address on the portal's origin"],
    ['colours', { act: 'red', speak: '#101B3B' }, 'colours.act must be a colour of the form #RRGGBB'],
    [
      'colours',
      { act: '#FFC400', speak: '#4B5E91' },
      'colours.speak must be darker: its contrast on white is 6.3, and text on the header and on dark screens needs 10',
    ],
    ['email', 'care', 'email must be an email address'],
    ['website', 'http://www.merulife.example', 'website must start with https://'],
    ['gstin', '29AAACM0000M1Z', 'gstin must be a GSTIN of 15 characters'],
    ['phone', '1800 000 0199', 'phone.dial must be digits'],
    ['phone', { dial: '+91(0)2240000377', read: '+91 (0)22 4000 0377' }, 'phone.dial must be digits'],
    [
      'shortName',
      { en: 'Meru Mutual Life and Pensions', hi: 'मेरु' },
      'shortName.en must have at most 24 characters to fit the header of a phone; it has 29',
    ],
    [
      'smsName',
      { en: 'Meru Mutual Life Assurance', hi: 'मेरु' },
      'smsName.en must have at most 20 characters to fit the OTP into one SMS; it has 26',
    ],
    ['smsName', { en: 'Meru Life™', hi: 'मेरु' }, 'smsName.en must have only Latin letters, digits and plain signs'],
    ['sms', { entity: '1101100000000000000', templates: {} }, 'sms.templates.otp must have a DLT id of 19 digits'],
  ])('rejects %s as %j', (field, value, sentence) => {
    expect(() => readBrand(writeBrand({ [field]: value }))).toThrow(sentence);
  });

  it('rejects an unknown field', () => {
    expect(() => readBrand(writeBrand({ colour: '#ffffff' }))).toThrow('colour is unknown');
  });
});
