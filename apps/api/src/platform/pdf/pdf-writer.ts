import type PDFDocument from 'pdfkit';
import type { Brand } from '../../brand.ts';
import type { DocumentWords } from './document-words.ts';
import { drawLine, lineHeight, type TextStyle, wrapText } from './text.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Doc['struct']>;

export const MARGIN = 48;
/** Where the footer starts; content ends above it. */
export const FOOTER_TOP = 772;
export const INK = '#1f2433';
export const QUIET = '#596075';
const RULE = '#d5d8e2';

/** Writes a PDF from top to bottom. All lengths are in points. */
export interface PdfWriter {
  readonly doc: Doc;
  readonly brand: Brand;
  readonly words: DocumentWords;
  /** The width of a line of text. */
  readonly width: number;
  /** Root of the structure tree that screen readers follow. */
  readonly root: Element;
  /** Where the next element goes, from the top of the page. */
  y: number;
  /** Space between elements, less of it if the document is tight. */
  gap(points: number): number;
  /** Starts a new page unless this one has room for the height. Returns whether it did. */
  room(height: number): boolean;
  /** Draws a line across the page, as decoration. */
  rule(at: number, emphasis?: 'strong'): void;
  /** Draws decoration that screen readers skip. */
  ornament(draw: () => void): void;
  /**
   * Draws immediately, as a tagged part of `parent`. `scope` is what a table heading covers, `alt` describes a picture.
   */
  put(parent: Element, tag: string, draw: () => void, attributes?: { scope?: 'Column'; alt?: string }): void;
  /** A paragraph of wrapped lines. A line that does not fit starts a new page. */
  lines(tag: string, text: string, style: TextStyle): void;
}

interface PdfWriterOptions {
  doc: Doc;
  brand: Brand;
  words: DocumentWords;
  root: Element;
  /** Part of the usual space between elements. */
  density: number;
  /** Repeated at the top of every page after the first. */
  title: string;
}
const CONTINUED: TextStyle = { size: 8, colour: QUIET };
/** Its top, within the margin. */
const CONTINUED_AT = 24;

/** Starts the first page of an empty document. */
export function createPdfWriter({ doc, brand, words, root, density, title }: PdfWriterOptions): PdfWriter {
  const width = 595.28 - 2 * MARGIN;
  let isFirst = true;
  const newPage = (): void => {
    doc.addPage();
    writer.ornament(() => doc.rect(0, 0, doc.page.width, 5).fill(brand.colours.decor ?? brand.colours.act));
    if (!isFirst) writer.ornament(() => drawLine(doc, title, CONTINUED, { x: MARGIN, y: CONTINUED_AT }));
    isFirst = false;
    writer.y = MARGIN;
  };
  const writer: PdfWriter = {
    doc,
    brand,
    words,
    width,
    root,
    y: MARGIN,
    gap: (points) => points * density,
    room(height) {
      if (writer.y + height <= FOOTER_TOP - 12) return false;
      newPage();
      return true;
    },
    rule(at, emphasis) {
      const [colour, thickness] = emphasis ? [brand.colours.speak, 1] : [RULE, 0.75];
      writer.ornament(() => {
        doc
          .lineWidth(thickness)
          .strokeColor(colour)
          .moveTo(MARGIN, at)
          .lineTo(MARGIN + width, at)
          .stroke();
      });
    },
    ornament(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    put(parent, tag, draw, attributes = {}) {
      // The library accepts `scope`; its types lack it.
      parent.add(doc.struct(tag, attributes, draw));
    },
    lines(tag, text, style) {
      const element = doc.struct(tag);
      root.add(element);
      for (const part of wrapText(doc, text, style, width)) {
        writer.room(lineHeight(style));
        element.add(() => drawLine(doc, part, style, { x: MARGIN, y: writer.y }));
        writer.y += lineHeight(style);
      }
    },
  };
  newPage();
  return writer;
}
