import * as hb from 'harfbuzzjs';

export type Direction = 'left-to-right' | 'right-to-left';

/** A glyph of a shaped text, in em: from the start of the text to the right, and from the baseline upwards. */
interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

interface ShapedText {
  /** From left to right. */
  readonly glyphs: readonly PlacedGlyph[];
  /** In em. */
  readonly width: number;
}

/** A font file as HarfBuzz reads it, for scripts that pdfkit cannot shape. */
export interface OutlineFont {
  readonly unitsPerEm: number;
  /** Height of its lines above the baseline, in em. */
  readonly ascent: number;
  has(character: string): boolean;
  /** Chooses and places the glyphs of a text in one script. */
  shape(text: string, direction: Direction): ShapedText;
  /** The outline of a glyph as an SVG path, in units of the font, upwards; empty for a space. */
  outline(glyph: number): string;
}

export function openFont(file: Uint8Array): OutlineFont {
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  const font = new hb.Font(face);
  const characters = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  return {
    unitsPerEm: face.upem,
    ascent: ascentOf(face) / face.upem,
    has: (character) => characters.has(character.codePointAt(0) ?? 0),
    shape(text, direction) {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'right-to-left' ? hb.Direction.RTL : hb.Direction.LTR);
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let width = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index): PlacedGlyph => {
        const at = positions[index];
        const left = width + (at?.xOffset ?? 0);
        width += at?.xAdvance ?? 0;
        return { id: codepoint, x: left / face.upem, y: (at?.yOffset ?? 0) / face.upem };
      });
      return { glyphs, width: width / face.upem };
    },
    outline(glyph) {
      const outline = outlines.get(glyph) ?? outlineOf(font, glyph);
      outlines.set(glyph, outline);
      return outline;
    },
  };
}

/** The ascender in the table `hhea`, which pdfkit uses too. */
function ascentOf(face: hb.Face): number {
  const table = face.referenceTable('hhea');
  if (!table) throw new RangeError('a font without the table hhea');
  return new DataView(table.buffer, table.byteOffset, table.byteLength).getInt16(4);
}

/** A quadratic curve is a cubic one with both control points two thirds of the way to its only one. */
const towards = (end: number, control: number): number => end + ((control - end) * 2) / 3;

/** The outline with cubic curves only, since pdfkit draws a quadratic curve as another curve. */
function outlineOf(font: hb.Font, glyph: number): string {
  let [fromX, fromY] = [0, 0];
  const draw = (type: string, values: readonly number[]): string => {
    const [controlX = 0, controlY = 0] = values;
    const [x = 0, y = 0] = values.slice(-2);
    const start = [towards(fromX, controlX), towards(fromY, controlY)];
    const end = [towards(x, controlX), towards(y, controlY)];
    [fromX, fromY] = [x, y];
    const quadratic = type === 'Q';
    const numbers = quadratic ? [...start, ...end, x, y] : values;
    return `${quadratic ? 'C' : type}${numbers.map((number) => Math.round(number * 10) / 10).join(' ')}`;
  };
  const commands = font.glyphToPath(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g);
  return Array.from(commands, ([, type = '', values = '']) =>
    draw(type, values.split(/[ ,]+/).filter(Boolean).map(Number)),
  ).join('');
}
