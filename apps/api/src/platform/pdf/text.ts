import type PDFDocument from 'pdfkit';
import { type FontWeight, fontName, type TextRun, textRuns } from './fonts.ts';

type Doc = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  /** Points. */
  size: number;
  weight?: FontWeight;
  colour: string;
}

export interface LinePlace {
  x: number;
  /** Top of the line, in points from the top of the page. */
  y: number;
  /** With a width, a line can be aligned in it. */
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** Tabular figures, so that amounts align. The other files have no figures. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
const textOptions = (subset: string): PDFKit.Mixins.TextOptions =>
  subset === 'latin' ? { features, lineBreak: false } : { lineBreak: false };

/** The family's ascent and descent add up to 1.66 em, and Devanagari needs all of it. */
export const lineHeight = (style: TextStyle): number => style.size * 1.5;

/** Widths of a document's runs at one point of size, cached because shaping the same text again is most of the work. */
const widths = new WeakMap<Doc, Map<string, number>>();

/** Width of a run in points. Sets the font, as drawing needs it. */
function runWidth(doc: Doc, { subset, text }: TextRun, { size, weight = 400 }: TextStyle): number {
  const font = fontName(subset, weight);
  doc.font(font).fontSize(size);
  const known = widths.get(doc) ?? new Map<string, number>();
  widths.set(doc, known);
  const key = `${font} ${text}`;
  const width = known.get(key) ?? doc.widthOfString(text, textOptions(subset)) / size;
  known.set(key, width);
  return width * size;
}

/** Width of one line in points, in any scripts. */
export const measureLine = (doc: Doc, text: string, style: TextStyle): number =>
  textRuns(text).reduce((width, run) => width + runWidth(doc, run, style), 0);

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Splits a word that is wider than the line between graphemes, never within a Devanagari cluster. */
function cutWord(doc: Doc, word: string, style: TextStyle, width: number): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const grown = (pieces.at(-1) ?? '') + segment;
    if (pieces.at(-1) !== '' && measureLine(doc, grown, style) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = grown;
  }
  return pieces;
}

/** Breaks text into lines no wider than `width` points. Keeps line breaks in the text. */
export function wrapText(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const grown = line === '' ? word : `${line} ${word}`;
      if (measureLine(doc, grown, style) <= width) {
        line = grown;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = cutWord(doc, word, style, width);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Draws one line, changing the font by script. Shaped Devanagari is drawn in visual order, so such a line stores its
 * real text with the glyphs (ActualText), for copying, searching and reading aloud.
 */
export function drawLine(doc: Doc, text: string, style: TextStyle, place: LinePlace): void {
  const runs = textRuns(text);
  const spare = (place.width ?? 0) - (place.align && place.align !== 'left' ? measureLine(doc, text, style) : 0);
  let x = place.x + (place.align === 'right' ? spare : place.align === 'center' ? spare / 2 : 0);
  const shaped = runs.some((run) => run.subset === 'devanagari' && /[^₹\s]/u.test(run.text));
  if (shaped) doc.markContent('Span', { actual: text });
  doc.fillColor(style.colour);
  for (const run of runs) {
    const advance = runWidth(doc, run, style);
    doc.text(run.text, x, place.y, textOptions(run.subset));
    x += advance;
  }
  if (shaped) doc.endMarkedContent();
}
