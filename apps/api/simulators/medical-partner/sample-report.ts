import { medicalTests } from '@lifedesk/rules';
import { medicalTestText } from '@lifedesk/rules/texts';

const TESTS = (['T+', 'D', 'E'] as const).flatMap(medicalTests);

/** A report of the laboratory: a page that says what it would be. Undefined for a test that does not exist. */
export function sampleReport(bookingId: string, wanted: string): Buffer | undefined {
  const test = TESTS.find((code) => code === wanted);
  return test && onePage(['Laboratory report (sample)', medicalTestText(test, 'en'), `Appointment ${bookingId}`]);
}

/** A PDF with these lines in ASCII. */
function onePage(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf 22 TL 60 770 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
