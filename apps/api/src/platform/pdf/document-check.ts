import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import encodeQR from 'qr';
import { m } from '../language.ts';
import { MARGIN, type PdfWriter, QUIET } from './pdf-writer.ts';
import { drawLine, lineHeight, type TextStyle, wrapText } from './text.ts';

/** How a reader can check that a document is ours and unchanged. */
export interface DocumentCheck {
  /** URL of the page that verifies documents. */
  page: string;
  /** The signed facts and their signature. */
  code: string;
  /** Page and code, as in the QR code. */
  url: string;
  keyId: string;
  signedAt: Date;
}

/** 34 mm, which a phone can read from a print. In points. */
const SIZE = 96;
const QUIET_ZONE = 4;
const GAP = 16;
/** Above the texts beside the code, and below each of them. */
const ABOVE = 10;
const BELOW = 4;

/** Draws the QR code at the end of the document, and next to it what it is for. */
export function drawDocumentCheck(writer: PdfWriter, check: DocumentCheck): void {
  const { doc, root, width, brand, words } = writer;
  const heading: TextStyle = { size: 10.5, weight: 600, colour: brand.colours.speak };
  const small: TextStyle = { size: 9, colour: QUIET };
  const { signedAt, keyId, page } = check;
  const x = MARGIN + SIZE + GAP;
  const parts: [string, TextStyle][] = [
    [words.label(m.document_check), heading],
    [words.sentence(m.document_checkHow, { page }), small],
    [
      words.sentence(m.document_signedOn, {
        date: formatDate(todayInIndia(signedAt)),
        time: format12HourTime(signedAt),
        key: keyId,
      }),
      small,
    ],
  ];
  const texts = parts.map(([text, style]) => ({ style, lines: wrapText(doc, text, style, width - SIZE - GAP) }));
  const height = texts.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style) + BELOW, ABOVE);
  writer.room(Math.max(SIZE, height) + 12);
  writer.y += 8;
  const top = writer.y;
  const alt = words.line(m.document_qrCode, { page });
  writer.put(root, 'Figure', () => drawQr(writer, check.url, top), { alt });
  writer.y += ABOVE;
  for (const { style, lines } of texts) {
    writer.put(root, 'P', () => {
      lines.forEach((line, row) => {
        drawLine(doc, line, style, { x, y: writer.y + row * lineHeight(style) });
      });
    });
    writer.y += lines.length * lineHeight(style) + BELOW;
  }
  writer.y = top + Math.max(SIZE, height);
}

function drawQr({ doc }: PdfWriter, text: string, top: number): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const unit = SIZE / rows.length;
  doc.save();
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) doc.rect(MARGIN + from * unit, top + y * unit, (x - from) * unit, unit);
    }
  });
  doc.fill('#000000').restore();
}
