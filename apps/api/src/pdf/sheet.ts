import PDFDocument from 'pdfkit';
import type { Brand } from '../brand.ts';
import { fontFiles, fontName } from './fonts.ts';
import { drawLine, lineHeight, measureLine, type TextStyle, wrapText } from './text.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

export interface SheetOptions {
  title: string;
  /** Printed under the title, small: what this document is about. */
  subtitle?: string;
  brand: Brand;
  /** Instant the document is made at, from the clock; it is the PDF's creation date. */
  createdAt: Date;
  /** Last line of the text on every page, above the address. */
  footnote?: string;
}

export interface Column {
  header: string;
  /** Share of the width; the shares of a table need not sum to one. */
  share: number;
  align?: 'left' | 'right';
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

const MARGIN = 48;
const FOOTER_TOP = 772;
/** A brand's mark is drawn in a square of so many units. */
const MARK_UNITS = 32;
const INK = '#1f2433';
const QUIET = '#596075';
const RULE = '#d5d8e2';

/** Opens an A4 document in the insurer's brand: header on the first page, footer and page number on each. */
export function openSheet(options: SheetOptions): Sheet {
  const { brand } = options;
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
      Title: options.title,
      Author: brand.insurer.en,
      Creator: brand.product,
      Producer: brand.product,
      CreationDate: options.createdAt,
    },
  });
  for (const [name, file] of fontFiles) doc.registerFont(name, file);
  doc.font(fontName('latin', 400));
  const bytes = collect(doc);
  const width = 595.28 - 2 * MARGIN;
  const root = doc.struct('Document', { title: options.title });
  doc.addStructure(root);
  let y = MARGIN;

  /** Draws at once, as a tagged part of `parent`. `scope` says what a table heading heads; the library's types lack it. */
  const put = (parent: Element, tag: string, draw: () => void, attributes: { scope?: 'Column' } = {}): void => {
    parent.add(doc.struct(tag, attributes as object, draw));
  };
  const rule = (at: number, colour = RULE, thickness = 0.75): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .lineWidth(thickness)
      .strokeColor(colour)
      .moveTo(MARGIN, at)
      .lineTo(MARGIN + width, at)
      .stroke();
    doc.endMarkedContent();
  };
  const newPage = (): void => {
    doc.addPage();
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(0, 0, doc.page.width, 5).fill(brand.colours.act);
    doc.endMarkedContent();
    y = MARGIN;
  };
  /** Moves to a new page unless so many points are left on this one. */
  const room = (height: number): boolean => {
    if (y + height <= FOOTER_TOP - 12) return false;
    newPage();
    return true;
  };
  const lines = (parent: Element, tag: string, text: string, style: TextStyle): void => {
    const element = doc.struct(tag);
    parent.add(element);
    for (const part of wrapText(doc, text, style, width)) {
      room(lineHeight(style));
      element.add(() => drawLine(doc, part, style, { x: MARGIN, y }));
      y += lineHeight(style);
    }
  };

  newPage();
  drawHeader();
  return { heading, paragraph, amount, facts, table, finish };

  function drawHeader(): void {
    const contact = [...brand.address.en.split(', '), `${brand.phone} · ${brand.email}`];
    const small: TextStyle = { size: 8, colour: QUIET };
    const mark = typeof brand.mark === 'string' ? brand.mark : null;
    const inset = mark ? 36 : 0;
    if (mark) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .save()
        .translate(MARGIN, y - 2)
        .scale(28 / MARK_UNITS);
      doc.path(mark).fill(brand.colours.act).restore();
      doc.endMarkedContent();
    }
    const name: TextStyle = { size: 17, weight: 600, colour: brand.colours.speak };
    put(root, 'P', () => drawLine(doc, brand.insurer.en, name, { x: MARGIN + inset, y: y - 1 }));
    put(root, 'P', () => {
      contact.forEach((text, row) => {
        drawLine(doc, text, small, { x: MARGIN, y: y - 3 + row * 11.5, width, align: 'right' });
      });
    });
    y += Math.max(36, contact.length * 11.5 + 6);
    rule(y);
    y += 20;
    lines(root, 'H1', options.title, { size: 20, weight: 600, colour: brand.colours.speak });
    if (options.subtitle) lines(root, 'P', options.subtitle, { size: 10.5, colour: QUIET });
    y += 12;
  }

  function heading(text: string): void {
    y += 10;
    room(70);
    lines(root, 'H2', text, { size: 12.5, weight: 600, colour: brand.colours.speak });
    y += 4;
  }

  function paragraph(text: string, { quiet = false } = {}): void {
    lines(root, 'P', text, quiet ? { size: 9, colour: QUIET } : { size: 10.5, colour: INK });
    y += 8;
  }

  function amount(label: string, figure: string, words: string): void {
    room(90);
    lines(root, 'P', label, { size: 10, colour: QUIET });
    lines(root, 'P', figure, { size: 27, weight: 600, colour: brand.colours.speak });
    lines(root, 'P', words, { size: 10.5, colour: INK });
    y += 14;
  }

  function facts(list: readonly (readonly [string, string])[]): void {
    const label: TextStyle = { size: 9, colour: QUIET };
    const value: TextStyle = { size: 10.5, colour: INK };
    const gap = 24;
    const cell = (width - gap) / 2;
    const element = doc.struct('L');
    root.add(element);
    for (let row = 0; row < list.length; row += 2) {
      const pair = list.slice(row, row + 2).map(([name, text]) => ({ name, lines: wrapText(doc, text, value, cell) }));
      const height = lineHeight(label) + Math.max(...pair.map((fact) => fact.lines.length)) * lineHeight(value) + 7;
      room(height);
      pair.forEach((fact, column) => {
        const x = MARGIN + column * (cell + gap);
        const item = doc.struct('LI');
        element.add(item);
        put(item, 'Lbl', () => drawLine(doc, fact.name, label, { x, y }));
        put(item, 'LBody', () => {
          fact.lines.forEach((text, index) => {
            drawLine(doc, text, value, { x, y: y + lineHeight(label) - 1 + index * lineHeight(value) });
          });
        });
      });
      y += height;
    }
    y += 6;
  }

  function table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): void {
    const gap = 10;
    const shares = columns.reduce((sum, column) => sum + column.share, 0);
    const widths = columns.map((column) => ((width - gap * (columns.length - 1)) * column.share) / shares);
    const starts = widths.map((_, index) => MARGIN + widths.slice(0, index).reduce((sum, w) => sum + w + gap, 0));
    const head: TextStyle = { size: 9, weight: 600, colour: QUIET };
    const body: TextStyle = { size: 10, colour: INK };
    const strong: TextStyle = { size: 10, weight: 600, colour: brand.colours.speak };
    const element = doc.struct('Table');
    root.add(element);
    const wrapRow = (texts: readonly string[], style: TextStyle): string[][] =>
      columns.map((_, index) => wrapText(doc, texts[index] ?? '', style, widths[index] ?? 0));
    const heightOf = (cells: string[][], style: TextStyle): number =>
      Math.max(...cells.map((cell) => cell.length)) * lineHeight(style) + 7;
    const drawCells = (cells: string[][], style: TextStyle, draw: (index: number, write: () => void) => void): void => {
      cells.forEach((cell, index) => {
        draw(index, () => {
          cell.forEach((text, row) => {
            drawLine(doc, text, style, {
              x: starts[index] ?? MARGIN,
              y: y + 3 + row * lineHeight(style),
              width: widths[index] ?? 0,
              align: columns[index]?.align ?? 'left',
            });
          });
        });
      });
      y += heightOf(cells, style);
    };
    const headers = wrapRow(
      columns.map((column) => column.header),
      head,
    );
    const tagged = (cells: string[][], style: TextStyle, tag: string, scope?: 'Column'): void => {
      const line = doc.struct('TR');
      element.add(line);
      drawCells(cells, style, (_, write) => {
        put(line, tag, write, scope ? { scope } : {});
      });
    };

    room(heightOf(headers, head) + 40);
    tagged(headers, head, 'TH', 'Column');
    rule(y, brand.colours.speak, 1);
    const bodyRow = (texts: readonly string[], style: TextStyle): void => {
      const cells = wrapRow(texts, style);
      if (room(heightOf(cells, style))) {
        // The heading is said once; on a following page it is only seen.
        drawCells(headers, head, (_, write) => {
          doc.markContent('Artifact', { type: 'Pagination' });
          write();
          doc.endMarkedContent();
        });
        rule(y, brand.colours.speak, 1);
      }
      tagged(cells, style, 'TD');
      rule(y);
    };
    for (const row of rows) bodyRow(row, body);
    if (total) bodyRow(total, strong);
    y += 10;
  }

  function drawFooters(): void {
    const small: TextStyle = { size: 8, colour: QUIET };
    const { start, count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(start + page);
      rule(FOOTER_TOP);
      doc.markContent('Artifact', { type: 'Pagination' });
      const number = `Page ${page + 1} of ${count}`;
      const measure = width - measureLine(doc, number, small) - 24;
      const text = [options.footnote, [brand.insurer.en, brand.registration].filter(Boolean).join(' · ')]
        .filter((part) => part !== undefined)
        .flatMap((part) => wrapText(doc, part, small, measure));
      text.forEach((part, row) => {
        drawLine(doc, part, small, { x: MARGIN, y: FOOTER_TOP + 6 + row * 11 });
      });
      drawLine(doc, number, small, { x: MARGIN, y: FOOTER_TOP + 6, width, align: 'right' });
      doc.endMarkedContent();
    }
  }

  async function finish(): Promise<Buffer> {
    drawFooters();
    root.end();
    doc.end();
    return bytes;
  }
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
