import PDFDocument from 'pdfkit';
import type { Brand } from '../../brand.ts';
import { fontName, loadFonts } from './fonts.ts';
import { createPen, type Doc, INK, MARGIN, type Pen, QUIET } from './pen.ts';
import { drawFooters, drawHeader } from './sheet-furniture.ts';
import { type Column, drawTable, TABLE_START } from './sheet-table.ts';
import { drawLine, lineHeight, type TextStyle, wrapText } from './text.ts';

export interface SheetOptions {
  title: string;
  /** Printed under the title, small: what this document is about. */
  subtitle?: string;
  brand: Brand;
  /** Instant the document is made at, from the clock; it is the PDF's creation date. */
  createdAt: Date;
  /** At the foot of every page. */
  footnote?: string;
}

/** A document being written from top to bottom; every part is tagged, so that a screen reader reads it in order. */
export interface Sheet {
  heading(text: string): void;
  paragraph(text: string, options?: { quiet?: boolean }): void;
  /** The one figure that the document is about: label, amount, and the amount in words. */
  amount(label: string, figure: string, words: string): void;
  /** Labelled values, two columns. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): void;
  /** Closes the document and answers its bytes. */
  finish(): Promise<Buffer>;
}

/** Opens an A4 document in the insurer's brand: header on the first page, footer and page number on each. */
export function openSheet(options: SheetOptions): Sheet {
  const { brand, title, subtitle, createdAt, footnote } = options;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: brand.insurer.en,
      Creator: brand.product,
      Producer: brand.product,
      CreationDate: createdAt,
    },
  });
  for (const [name, font] of loadFonts(brand)) doc.registerFont(name, font);
  doc.font(fontName('latin', 400));
  const bytes = collect(doc);
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  const pen = createPen(doc, brand, root);
  const headings = { weight: 600, colour: brand.colours.speak } as const;

  drawHeader(pen);
  pen.lines('H1', title, { size: 20, ...headings });
  if (subtitle) pen.lines('P', subtitle, { size: 10.5, colour: QUIET });
  pen.y += 12;

  return {
    heading(text) {
      const style: TextStyle = { size: 12.5, ...headings };
      pen.y += 10;
      // A heading does not stand alone at the foot of a page.
      pen.room(lineHeight(style) + 2 * TABLE_START);
      pen.lines('H2', text, style);
      pen.y += 4;
    },
    paragraph(text, { quiet = false } = {}) {
      pen.lines('P', text, quiet ? { size: 9, colour: QUIET } : { size: 10.5, colour: INK });
      pen.y += 8;
    },
    amount(label, figure, words) {
      pen.room(90);
      pen.lines('P', label, { size: 10, colour: QUIET });
      pen.lines('P', figure, { size: 27, ...headings });
      pen.lines('P', words, { size: 10.5, colour: INK });
      pen.y += 14;
    },
    facts: (facts) => drawFacts(pen, facts),
    table: (columns, rows, total) => drawTable(pen, columns, rows, total),
    async finish() {
      drawFooters(pen, footnote);
      root.end();
      doc.end();
      return bytes;
    },
  };
}

function drawFacts(pen: Pen, facts: readonly (readonly [string, string])[]): void {
  const { doc } = pen;
  const label: TextStyle = { size: 9, colour: QUIET };
  const value: TextStyle = { size: 10.5, colour: INK };
  const gap = 24;
  const cell = (pen.width - gap) / 2;
  const list = doc.struct('L');
  pen.root.add(list);
  for (let row = 0; row < facts.length; row += 2) {
    const pair = facts.slice(row, row + 2).map(([name, text]) => ({ name, lines: wrapText(doc, text, value, cell) }));
    const height = lineHeight(label) + Math.max(...pair.map((fact) => fact.lines.length)) * lineHeight(value) + 7;
    pen.room(height);
    pair.forEach((fact, column) => {
      const x = MARGIN + column * (cell + gap);
      const item = doc.struct('LI');
      list.add(item);
      pen.put(item, 'Lbl', () => drawLine(doc, fact.name, label, { x, y: pen.y }));
      pen.put(item, 'LBody', () => {
        fact.lines.forEach((text, index) => {
          drawLine(doc, text, value, { x, y: pen.y + lineHeight(label) - 1 + index * lineHeight(value) });
        });
      });
    });
    pen.y += height;
  }
  pen.y += 6;
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
