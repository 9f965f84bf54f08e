import PDFDocument from 'pdfkit';
import type { Brand } from '../../brand.ts';
import { type DocumentCheck, drawDocumentCheck } from './document-check.ts';
import { fontName, loadFonts } from './fonts.ts';
import { drawFooters, drawHeader } from './header-footer.ts';
import { createPdfWriter, type Doc, INK, MARGIN, type PdfWriter, QUIET } from './pdf-writer.ts';
import { type Column, drawTable, TABLE_START } from './sheet-table.ts';
import { drawLine, lineHeight, type TextStyle, wrapText } from './text.ts';

export interface SheetOptions {
  title: string;
  /** Small text under the title that says what the document is about. */
  subtitle?: string;
  brand: Brand;
  /** Its signature, at the end and in the file's metadata; missing if the document certifies nothing. */
  check?: DocumentCheck;
  /** When it was created, if it has no signature. */
  madeAt?: Date;
  /** The text at the foot of every page. */
  footnote?: string;
}

/** The foot of documents that would be signed by hand on paper. */
export const SIGNED_BY_COMPUTER = 'Created and signed by computer: the code at the end is our signature.';

/** A document that is written from top to bottom. Every part is tagged, so that a screen reader reads it in order. */
export interface Sheet {
  heading(text: string): void;
  paragraph(text: string, options?: { quiet?: boolean }): void;
  /** The main figure of the document: label, amount, and the amount in words. */
  amount(label: string, figure: string, words: string): void;
  /** Labelled values in two columns. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): void;
  /** Finishes the document and returns its bytes. */
  finish(): Promise<Buffer>;
}

/** Opens an A4 document in the insurer's brand: header on the first page, footer and page number on each. */
export function openSheet(options: SheetOptions): Sheet {
  const { brand, title, subtitle, check, madeAt, footnote } = options;
  const createdAt = check?.signedAt ?? madeAt;
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
      ...(createdAt && { CreationDate: createdAt }),
      // plain text in the file, so that tools can verify it without rendering
      ...(check && { Keywords: check.code }),
    },
  });
  for (const [name, font] of loadFonts(brand)) doc.registerFont(name, font);
  doc.font(fontName('latin', 400));
  const bytes = collect(doc);
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  const writer = createPdfWriter(doc, brand, root);
  const headings = { weight: 600, colour: brand.colours.speak } as const;

  drawHeader(writer);
  writer.lines('H1', title, { size: 20, ...headings });
  if (subtitle) writer.lines('P', subtitle, { size: 10.5, colour: QUIET });
  writer.y += 12;

  return {
    heading(text) {
      const style: TextStyle = { size: 12.5, ...headings };
      writer.y += 10;
      // A heading is never alone at the foot of a page.
      writer.room(lineHeight(style) + 2 * TABLE_START);
      writer.lines('H2', text, style);
      writer.y += 4;
    },
    paragraph(text, { quiet = false } = {}) {
      writer.lines('P', text, quiet ? { size: 9, colour: QUIET } : { size: 10.5, colour: INK });
      writer.y += 8;
    },
    amount(label, figure, words) {
      writer.room(90);
      writer.lines('P', label, { size: 10, colour: QUIET });
      writer.lines('P', figure, { size: 27, ...headings });
      writer.lines('P', words, { size: 10.5, colour: INK });
      writer.y += 14;
    },
    facts: (facts) => drawFacts(writer, facts),
    table: (columns, rows, total) => drawTable(writer, columns, rows, total),
    async finish() {
      if (check) drawDocumentCheck(writer, check);
      drawFooters(writer, footnote);
      root.end();
      doc.end();
      return bytes;
    },
  };
}

function drawFacts(writer: PdfWriter, facts: readonly (readonly [string, string])[]): void {
  const { doc } = writer;
  const label: TextStyle = { size: 9, colour: QUIET };
  const value: TextStyle = { size: 10.5, colour: INK };
  const gap = 24;
  const cell = (writer.width - gap) / 2;
  const list = doc.struct('L');
  writer.root.add(list);
  for (let row = 0; row < facts.length; row += 2) {
    const pair = facts.slice(row, row + 2).map(([name, text]) => ({ name, lines: wrapText(doc, text, value, cell) }));
    const height = lineHeight(label) + Math.max(...pair.map((fact) => fact.lines.length)) * lineHeight(value) + 7;
    writer.room(height);
    pair.forEach((fact, column) => {
      const x = MARGIN + column * (cell + gap);
      const item = doc.struct('LI');
      list.add(item);
      writer.put(item, 'Lbl', () => drawLine(doc, fact.name, label, { x, y: writer.y }));
      writer.put(item, 'LBody', () => {
        fact.lines.forEach((text, index) => {
          drawLine(doc, text, value, { x, y: writer.y + lineHeight(label) - 1 + index * lineHeight(value) });
        });
      });
    });
    writer.y += height;
  }
  writer.y += 6;
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
