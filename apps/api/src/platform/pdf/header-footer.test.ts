import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../../brand.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { m } from '../language.ts';
import { documentWords } from './document-words.ts';
import { openSheet, SIGNED_BY_COMPUTER } from './sheet.ts';

const folder = join(import.meta.dirname, '../../../../../brands');
const brands = globSync('*-life.json', { cwd: folder }).map((name) => readBrand(join(folder, name)));

describe.each(brands)('the head and foot of a document of $insurer.en', (brand) => {
  const sheet = openSheet({
    title: m.document_paymentReceipt,
    brand,
    words: documentWords('en'),
    footnote: SIGNED_BY_COMPUTER,
  });
  const read = sheet.finish().then(readPdf);

  it('print no word over another, and none outside the margins', async () => {
    const { places } = await read;
    const collisions = places.flatMap((one, at) =>
      places
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.baseline - other.baseline) < Math.min(one.size, other.size) &&
            one.left < other.right &&
            other.left < one.right,
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
    expect(collisions).toEqual([]);
    for (const { left, right } of places) {
      expect(left).toBeGreaterThanOrEqual(47);
      expect(right).toBeLessThanOrEqual(549);
    }
  });

  it('give the name, the whole address and the phone number, and the name in the register', async () => {
    const text = (await read).text.replaceAll('\n', ' ');
    for (const part of [brand.insurer.en, brand.address.en, brand.phone.read, brand.email, brand.legalName.en])
      expect(text).toContain(part);
  });
});
