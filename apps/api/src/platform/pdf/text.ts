import type PDFDocument from 'pdfkit';
import type { Brand } from '../../brand.ts';
import { type DocumentFonts, fontName, loadFonts, textRuns } from './fonts.ts';
import type { OutlineFont } from './outline-font.ts';
import { type FontWeight, isScript, scriptFont } from './scripts.ts';
import { inVisualOrder, type VisualRun } from './visual-order.ts';

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

const fontsOf = new WeakMap<Doc, DocumentFonts>();

/** Gives a new document the fonts of its brand. */
export function setFonts(doc: Doc, brand: Brand): void {
  const fonts = loadFonts(brand);
  for (const [name, file] of fonts.files) doc.registerFont(name, file);
  doc.font(fontName('latin', 400));
  fontsOf.set(doc, fonts);
}

/** The runs of a line from left to right. */
const runsOf = (doc: Doc, text: string): VisualRun[] => inVisualOrder(textRuns(text, fontsOf.get(doc)?.has));

/** Widths of a document's runs at one point of size, cached because shaping the same text again is most of the work. */
const widths = new WeakMap<Doc, Map<string, number>>();

/** Width of a run in points. Sets the font, as drawing needs it. */
function runWidth(doc: Doc, { subset, text, direction }: VisualRun, { size, weight = 400 }: TextStyle): number {
  const font = fontName(subset, weight);
  if (!isScript(subset)) doc.font(font).fontSize(size);
  const known = widths.get(doc) ?? new Map<string, number>();
  widths.set(doc, known);
  const key = `${font} ${text}`;
  const width =
    known.get(key) ??
    (isScript(subset)
      ? scriptFont(subset, weight).shape(text, direction).width
      : doc.widthOfString(text, textOptions(subset)) / size);
  known.set(key, width);
  return width * size;
}

/** Width of one line in points, in any scripts. */
export const measureLine = (doc: Doc, text: string, style: TextStyle): number =>
  runsOf(doc, text).reduce((width, run) => width + runWidth(doc, run, style), 0);

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
 * Draws one line, changing the font by script. Shaped scripts are drawn in visual order, so such a line stores its real
 * text with the glyphs (ActualText), for copying, searching and reading aloud.
 */
export function drawLine(doc: Doc, text: string, style: TextStyle, place: LinePlace): void {
  const runs = runsOf(doc, text);
  const { weight = 400 } = style;
  const spare = (place.width ?? 0) - (place.align && place.align !== 'left' ? measureLine(doc, text, style) : 0);
  let x = place.x + (place.align === 'right' ? spare : place.align === 'center' ? spare / 2 : 0);
  const shaped =
    runs.some(({ subset, text: part }) => (subset === 'devanagari' ? /[^₹\s]/u.test(part) : isScript(subset))) ||
    runs.map((run) => run.text).join('') !== text;
  if (shaped) doc.markContent('Span', { actual: text });
  doc.fillColor(style.colour);
  for (const run of runs) {
    const advance = runWidth(doc, run, style);
    if (isScript(run.subset)) drawOutlines(doc, scriptFont(run.subset, weight), run, style, { x, y: place.y });
    else doc.text(run.text, x, place.y, textOptions(run.subset));
    x += advance;
  }
  if (shaped) doc.endMarkedContent();
}

/** Draws a run as filled shapes: pdfkit cannot shape these scripts and has no way to draw glyphs that are shaped. */
function drawOutlines(doc: Doc, font: OutlineFont, run: VisualRun, { size }: TextStyle, place: LinePlace): void {
  const baseline = place.y + (fontsOf.get(doc)?.ascent ?? 1) * size;
  const scale = size / font.unitsPerEm;
  for (const { id, x, y } of font.shape(run.text, run.direction).glyphs) {
    const outline = font.outline(id);
    if (outline === '') continue;
    doc.save().transform(scale, 0, 0, -scale, place.x + x * size, baseline - y * size);
    doc.path(outline).fill().restore();
  }
}
