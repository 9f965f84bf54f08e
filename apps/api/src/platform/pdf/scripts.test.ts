import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../../brand.ts';
import { actualTexts, countMissingGlyphs, readPdf } from '../../testing/pdf-text.ts';
import { m } from '../language.ts';
import { documentWords } from './document-words.ts';
import { loadFonts, textRuns } from './fonts.ts';
import { isScript, scriptFont } from './scripts.ts';
import { openSheet } from './sheet.ts';
import { inVisualOrder } from './visual-order.ts';

const brandOf = (name: string) => readBrand(join(import.meta.dirname, '../../../../../brands', `${name}.json`));

const draw = (name: string, brand = 'meru-life'): Promise<Buffer> => {
  const sheet = openSheet({ title: m.document_policySchedule, brand: brandOf(brand), words: documentWords('en') });
  sheet.facts([['Policyholder', name]]);
  sheet.table(
    [
      { header: 'Name', share: 1 },
      { header: 'Share', share: 4 },
    ],
    [[name, '100 %']],
    [name, ''],
  );
  return sheet.finish();
};

/** A name in each script of a language in the Eighth Schedule to the Constitution of India. */
const NAMES = {
  Devanagari: 'श्रीमती सुनीता वर्मा',
  Bengali: 'শ্রীমতী মৌসুমী চট্টোপাধ্যায়',
  'Bengali, of Assamese': 'ৰূপজ্যোতি শইকীয়া',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'જ્ઞાનેશ્વર પટેલ',
  Odia: 'ଶ୍ରୀମତୀ ସସ୍ମିତା ମହାପାତ୍ର',
  Tamil: 'முத்துலட்சுமி சுப்பிரமணியன்',
  Telugu: 'శ్రీలక్ష్మి వెంకటేశ్వర్లు',
  Kannada: 'ಶ್ರೀಮತಿ ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಪ್ಪ',
  Malayalam: 'ശ്രീലക്ഷ്മി കൃഷ്ണൻകുട്ടി',
  'Arabic, of Urdu': 'ڈاکٹر محمد ظفر اللہ خاں',
  'Ol Chiki': 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  'Meetei Mayek': 'ꯊꯣꯏꯕꯤ ꯂꯥꯏꯁ꯭ꯔꯝ',
} as const;

describe.each(Object.entries(NAMES))('a name in %s', (_, name) => {
  it.each(['meru-life', 'sarovar-life'])(
    'is drawn without an empty box, and read as it was typed (%s)',
    async (brand) => {
      const bytes = await draw(name, brand);
      expect(countMissingGlyphs(bytes)).toBe(0);
      const texts = actualTexts(bytes);
      expect(texts).toContain(name);
      // in the narrow column, word by word
      for (const word of name.split(' ')) expect(texts.join(' ')).toContain(word);
    },
  );

  it.each([400, 600] as const)('has a glyph for each letter, in weight %i', (weight) => {
    const { has } = loadFonts(brandOf('meru-life'));
    for (const { subset, text, direction } of inVisualOrder(textRuns(name, has))) {
      if (!isScript(subset)) continue;
      const { glyphs, width } = scriptFont(subset, weight).shape(text, direction);
      expect(glyphs.map(({ id }) => id)).not.toContain(0);
      expect(width).toBeGreaterThan(1);
    }
  });
});

describe('text from right to left', () => {
  const order = (text: string) => inVisualOrder(textRuns(text)).map((run) => run.text);

  it.each([
    ['stays in one piece, which its font turns', 'محمد خان', ['محمد خان']],
    ['keeps its place before another script', 'محمد خان (Khan)', ['محمد خان', ' ', '(Khan)']],
    ['has its first word on the right of a hyphen', 'محمد-خان', ['خان', '-', 'محمد']],
    ['has brackets that open to the left', 'محمد (خان)', ['(', 'خان', ')', 'محمد ']],
    ['has numbers from left to right', 'مکان ۱۲', ['۱۲', 'مکان ']],
    ['is not reordered by invisible marks', '\u202eمحمد', ['محمد']],
  ])('%s', (_, text, pieces) => expect(order(text)).toEqual(pieces));

  it('has joined letters', () => {
    const glyphs = (text: string) =>
      scriptFont('arabic', 400)
        .shape(text, 'right-to-left')
        .glyphs.map(({ id }) => id);
    const joined = glyphs('محمد');
    expect(joined).toHaveLength(4);
    for (const alone of [...'محمد'].flatMap(glyphs)) expect(joined).not.toContain(alone);
  });
});

describe('a character that no font has', () => {
  it.each([
    ['李小龍', '[U+674E][U+5C0F][U+9F8D]'],
    ['Asha 🙂', 'Asha [U+1F642]'],
  ])('%s is drawn as %s, and read as it was typed', async (name, drawn) => {
    const bytes = await draw(name);
    expect(countMissingGlyphs(bytes)).toBe(0);
    // the narrow column breaks it
    expect((await readPdf(bytes)).text.replaceAll('\n', '')).toContain(drawn);
    expect(actualTexts(bytes)).toContain(name);
  });
});

it('joiners stay in the word whose letters they shape', () => {
  expect(textRuns('ശ്രീ\u200cലക്ഷ്മി, A')).toEqual([
    { subset: 'malayalam', text: 'ശ്രീ\u200cലക്ഷ്മി' },
    { subset: 'latin', text: ', A' },
  ]);
});

it('a text of any length is shaped in pieces of a bounded length', () => {
  const runs = textRuns('க'.repeat(20_000));
  expect(runs.map((run) => run.text).join('')).toHaveLength(20_000);
  expect(Math.max(...runs.map((run) => run.text.length))).toBeLessThanOrEqual(501);
});
