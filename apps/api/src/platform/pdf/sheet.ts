import PDFDocument from 'pdfkit';
import type { Brand } from '../../brand.ts';
import { type Message, m } from '../language.ts';
import { type DocumentCheck, drawDocumentCheck } from './document-check.ts';
import type { DocumentWords } from './document-words.ts';
import { drawFooters, drawHeader } from './header-footer.ts';
import { createPdfWriter, type Doc, INK, MARGIN, type PdfWriter, QUIET } from './pdf-writer.ts';
import { type Column, drawTable, TABLE_START } from './sheet-table.ts';
import { drawLine, lineHeight, setFonts, type TextStyle, wrapText } from './text.ts';

export interface SheetOptions {
  title: Message;
  /** Small text under the title that says what the document is about. */
  subtitle?: string;
  brand: Brand;
  words: DocumentWords;
  /** Its signature, at the end and in the file's metadata; missing if the document certifies nothing. */
  check?: DocumentCheck;
  /** When it was created, if it has no signature. */
  madeAt?: Date;
  /** The text at the foot of every page. */
  footnote?: Message;
}

/** The foot of documents that would be signed by hand on paper. */
export const SIGNED_BY_COMPUTER = m.document_signedByComputer;

/** A document that is written from top to bottom. Every part is tagged, so that a screen reader reads it in order. */
export interface Sheet {
  heading(text: string): void;
  paragraph(text: string, options?: { quiet?: boolean }): void;
  /** The main figure of the document: label, amount, and the amount in words. */
  amount(label: string, figure: string, words: string): void;
  /** Labelled values in columns, of which there are two unless given. */
  facts(facts: readonly (readonly [label: string, value: string])[], columns?: number): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): void;
  /** Finishes the document and returns its bytes. */
  finish(): Promise<Buffer>;
}

type Part = (writer: PdfWriter, layout: Layout) => void;

/** How close the elements are: the part of the usual space between them, and how many columns of facts there are more than usual. */
interface Layout {
  density: number;
  moreColumns: number;
}
const LOOSE: Layout = { density: 1, moreColumns: 0 };
/** If the last page would have only a few lines otherwise: the first that saves a page. */
const CLOSER: readonly Layout[] = [
  { density: 0.6, moreColumns: 0 },
  { density: 0.3, moreColumns: 0 },
  { density: 0.3, moreColumns: 1 },
  { density: 0.15, moreColumns: 1 },
  { density: 0.05, moreColumns: 1 },
];
/** A last page with less than this, in points, has only a few lines. */
const FEW_LINES = 240;

/** Opens an A4 document in the insurer's brand: header on the first page, footer and page number on each. */
export function openSheet(options: SheetOptions): Sheet {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    parts.push(part);
  };
  return {
    heading: (text) => add((writer) => drawHeading(writer, text)),
    paragraph: (text, { quiet = false } = {}) =>
      add((writer) => {
        writer.lines('P', text, quiet ? { size: 9, colour: QUIET } : { size: 10.5, colour: INK });
        writer.y += writer.gap(8);
      }),
    amount: (label, figure, words) =>
      add((writer) => {
        writer.room(90);
        writer.lines('P', label, { size: 10, colour: QUIET });
        writer.lines('P', figure, { size: 27, ...headings(writer) });
        writer.lines('P', words, { size: 10.5, colour: INK });
        writer.y += writer.gap(14);
      }),
    facts: (facts, columns = 2) => add((writer, { moreColumns }) => drawFacts(writer, facts, columns + moreColumns)),
    table: (columns, rows, total) => add((writer) => drawTable(writer, columns, rows, total)),
    async finish() {
      const loose = draw(options, parts, LOOSE);
      if (loose.pages === 1 || loose.onLastPage > FEW_LINES) return loose.bytes;
      for (const layout of CLOSER) {
        const closer = draw(options, parts, layout);
        if (closer.pages < loose.pages) return closer.bytes;
      }
      return loose.bytes;
    },
  };
}

interface Drawing {
  bytes: Promise<Buffer>;
  pages: number;
  /** Height of what is on the last page, in points. */
  onLastPage: number;
}

function draw(options: SheetOptions, parts: readonly Part[], layout: Layout): Drawing {
  const { brand, words, subtitle, check, madeAt, footnote } = options;
  const title = options.title({}, { locale: words.language });
  const createdAt = check?.signedAt ?? madeAt;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${words.language}-IN`,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // otherwise it loads one of its own, which no document uses
    font: '',
    info: {
      Title: title,
      Author: brand.insurer[words.language],
      Creator: brand.product,
      Producer: brand.product,
      ...(createdAt && { CreationDate: createdAt }),
      // plain text in the file, so that tools can verify it without rendering
      ...(check && { Keywords: check.code }),
    },
  });
  setFonts(doc, brand);
  const bytes = collect(doc);
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  const { density } = layout;
  const writer = createPdfWriter({ doc, brand, words, root, density, title: words.label(options.title) });

  drawHeader(writer);
  writer.lines('H1', words.label(options.title), { size: 20, ...headings(writer) });
  if (subtitle) writer.lines('P', subtitle, { size: 10.5, colour: QUIET });
  writer.y += writer.gap(12);
  for (const part of parts) part(writer, layout);
  if (check) drawDocumentCheck(writer, check);
  const onLastPage = writer.y - MARGIN;
  drawFooters(writer, footnote && words.label(footnote));
  const pages = doc.bufferedPageRange().count;
  root.end();
  doc.end();
  return { bytes, pages, onLastPage };
}

const headings = ({ brand }: PdfWriter) => ({ weight: 600, colour: brand.colours.speak }) as const;

function drawHeading(writer: PdfWriter, text: string): void {
  const style: TextStyle = { size: 12.5, ...headings(writer) };
  writer.y += writer.gap(10);
  // A heading is never alone at the foot of a page.
  writer.room(lineHeight(style) + 2 * TABLE_START);
  writer.lines('H2', text, style);
  writer.y += writer.gap(4);
}

function drawFacts(writer: PdfWriter, facts: readonly (readonly [string, string])[], columns: number): void {
  const { doc } = writer;
  const label: TextStyle = { size: 9, colour: QUIET };
  const value: TextStyle = { size: 10.5, colour: INK };
  const gap = 24;
  const cell = (writer.width - gap * (columns - 1)) / columns;
  const list = doc.struct('L');
  writer.root.add(list);
  for (let row = 0; row < facts.length; row += columns) {
    const beside = facts.slice(row, row + columns);
    const shown = beside.map(([name, text]) => ({ name, lines: wrapText(doc, text, value, cell) }));
    const most = Math.max(...shown.map((fact) => fact.lines.length));
    const height = lineHeight(label) + most * lineHeight(value) + writer.gap(7);
    writer.room(height);
    shown.forEach((fact, column) => {
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
  writer.y += writer.gap(6);
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
