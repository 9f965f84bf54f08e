import { createRequire } from 'node:module';
import qpdf from '@neslinesli93/qpdf-wasm';
import { limitMemory } from './limit-memory.ts';
import type { PdfObjects } from './pdf-objects.ts';

/** What this module uses of qpdf and its files in memory. The package declares only a part of it. */
interface Qpdf {
  callMain(args: string[]): number;
  FS: {
    write(file: unknown, heap: Int8Array, at: number, length: number, ...more: unknown[]): number;
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string, options: { encoding: 'utf8' }): string;
  };
}

type ReadPdf = { readonly objects: PdfObjects } | { readonly fault: 'corrupted' | 'protected' | 'too-complex' };

/** The limit for qpdf's memory, in bytes: it holds one decompressed stream at a time. */
const MAX_MEMORY = 256 * 1024 * 1024;
/** The limit for the objects as JSON, in bytes. */
const MAX_JSON = 48 * 1024 * 1024;
/** Exit codes of qpdf. */
const READ = 0;
const READ_WITH_WARNINGS = 3;
/** Warnings about files that readers open without loss: none of them changes an object. */
const HARMLESS =
  /extraneous whitespace|input stream is complete|wrong size|expected endobj|reported number of objects|resulting file may have/;
/** qpdf puts this before each message. */
const IN = '/in.pdf';
const OUT = '/out.json';

const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/**
 * Reads all objects of a PDF with qpdf, as readers find them: by its cross-reference, also inside compressed object
 * streams. Call it only in a thread that does nothing else: it takes over the console, and limits the memory of
 * WebAssembly.
 */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const messages: string[] = [];
  console.error = (line: string) => messages.push(line);
  limitMemory(MAX_MEMORY);
  try {
    const { callMain, FS } = (await qpdf({ locateFile: () => wasm })) as unknown as Qpdf;
    FS.writeFile(IN, withXrefAtOffsets(content));
    const { write } = FS;
    let left = MAX_JSON;
    FS.write = (file, heap, at, length, ...more) => {
      left -= length;
      if (left < 0) throw new RangeError('too many objects');
      return write.call(FS, file, heap, at, length, ...more);
    };
    const code = callMain(['--json=2', '--json-key=qpdf', '--json-stream-data=none', IN, OUT]);
    const said = messages.join('\n');
    if (/invalid password|unsupported encryption/i.test(said)) return { fault: 'protected' };
    if (/bad_alloc|Aborted/.test(said)) return { fault: 'too-complex' };
    const warnings = messages.filter((line) => line.startsWith('WARNING') && !HARMLESS.test(line));
    if ((code !== READ && code !== READ_WITH_WARNINGS) || warnings.length > 0) return { fault: 'corrupted' };
    return { objects: JSON.parse(FS.readFile(OUT, { encoding: 'utf8' })).qpdf[1] };
  } catch {
    return { fault: 'too-complex' };
  }
}

/** Readers skip white space between an offset and the word `xref`; qpdf does not, so the word goes first. */
function withXrefAtOffsets(content: Buffer): Buffer {
  const text = content.toString('latin1');
  const copy = Buffer.from(text.replace(/[\s\0]+$/, '\n'), 'latin1');
  const header = Math.max(0, text.indexOf('%PDF-'));
  const early = /([\s\0]{1,100})xref(?=\s)/y;
  for (const [, offset] of text.matchAll(/(?:startxref\s+|\/Prev\s+)(\d{1,10})/g))
    for (const at of new Set([Number(offset), Number(offset) + header])) {
      early.lastIndex = at;
      const found = early.exec(text);
      if (found) copy.write(`xref${found[1]}`, at, 'latin1');
    }
  return copy;
}
