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
      expect.arrayContaining(['Meru Life', 'Sarovar Life']),
    );
  });

  it('reads the demo insurer', () => {
    expect(readBrand(demo).insurer).toEqual({ en: 'Meru Life', hi: 'मेरु लाइफ़' });
  });

  it('ignores fields that only the screens use', () => {
    expect(readBrand(demo)).not.toHaveProperty('scales');
  });

  it("accepts a mark that is an image on the portal's origin, and a brand without website or registration", () => {
    const brand = readBrand(writeBrand({ mark: { src: '/cs/mark.svg' }, website: undefined, registration: undefined }));
    expect(brand.mark).toEqual({ src: '/cs/mark.svg' });
  });

  it.each([
    ['id', 'Meru Life'],
    ['type', { files: '' }],
    ['insurer', 'Meru Life'],
    ['insurer', { en: 'Meru Life' }],
    ['product', ' '],
    ['mark', { src: 'https://elsewhere.example/mark.svg' }],
    ['mark', { src: '//elsewhere.example/mark.svg' }],
    ['colours', { act: 'red', speak: '#101B3B' }],
    ['email', 'care'],
    ['website', 'http://www.merulife.example'],
  ])('rejects %s as %j', (field, value) => {
    expect(() => readBrand(writeBrand({ [field]: value }))).toThrow(`${field} is missing or wrong`);
  });

  it('rejects an unknown field', () => {
    expect(() => readBrand(writeBrand({ colour: '#ffffff' }))).toThrow('colour is unknown');
  });
});
