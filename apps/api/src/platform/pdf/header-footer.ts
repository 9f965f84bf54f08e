import { m } from '../language.ts';
import { FOOTER_TOP, MARGIN, type PdfWriter, QUIET } from './pdf-writer.ts';
import { drawLine, measureLine, type TextStyle, wrapText } from './text.ts';

/** The size of the square in which a brand's mark is drawn, in its units. */
const MARK_UNITS = 32;
const SMALL: TextStyle = { size: 8, colour: QUIET };
const LINE = 11.5;
const NAME_LINE = 23;
/** Between the name and the contact details. */
const GAP = 24;

/** Draws the insurer's mark, name and contact details. */
export function drawHeader(writer: PdfWriter): void {
  const { doc, brand, root, width, words } = writer;
  const mark = typeof brand.mark === 'string' ? brand.mark : null;
  if (mark) {
    writer.ornament(() => {
      doc
        .save()
        .translate(MARGIN, writer.y - 2)
        .scale(28 / MARK_UNITS);
      doc
        .path(mark)
        .fill(brand.colours.decor ?? brand.colours.act)
        .restore();
    });
  }
  const name: TextStyle = { size: 17, weight: 600, colour: brand.colours.speak };
  const half = (width - GAP) / 2;
  const start = mark ? 36 : 0;
  const names = wrapText(doc, brand.insurer[words.language], name, half - start);
  writer.put(root, 'P', () => {
    names.forEach((text, row) => {
      drawLine(doc, text, name, { x: MARGIN + start, y: writer.y - 1 + row * NAME_LINE });
    });
  });
  const contact = [brand.address[words.language], brand.phone.read, brand.email].flatMap((part) =>
    wrapText(doc, part, SMALL, half),
  );
  writer.put(root, 'P', () => {
    contact.forEach((text, row) => {
      drawLine(doc, text, SMALL, { x: MARGIN, y: writer.y - 3 + row * LINE, width, align: 'right' });
    });
  });
  writer.y += Math.max(36, contact.length * LINE + 6, names.length * NAME_LINE + 6);
  writer.rule(writer.y);
  writer.y += writer.gap(20);
}

/** Draws the insurer, the footnote and the page number on every page, once all pages exist. */
export function drawFooters({ doc, brand, words, width, rule }: PdfWriter, footnote: string | undefined): void {
  const { start, count } = doc.bufferedPageRange();
  const insurer = words.each((language) => brand.legalName[language]).split('\n');
  const said = [footnote, [...insurer, brand.registration].filter((part) => part !== undefined).join(' · ')];
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    rule(FOOTER_TOP);
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = words.line(m.document_page, { page: page + 1, pages: count });
    const measure = width - measureLine(doc, number, SMALL) - 24;
    said
      .filter((part) => part !== undefined)
      .flatMap((part) => wrapText(doc, part, SMALL, measure))
      .forEach((text, row) => {
        drawLine(doc, text, SMALL, { x: MARGIN, y: FOOTER_TOP + 6 + row * LINE });
      });
    drawLine(doc, number, SMALL, { x: MARGIN, y: FOOTER_TOP + 6, width, align: 'right' });
    doc.endMarkedContent();
  }
}
