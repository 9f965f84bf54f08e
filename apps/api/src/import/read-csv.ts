import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { errorCode } from '../platform/error-code.ts';

/** A file cannot be read from this line on. Records shortly before it may be missing. The message says why and what to do, and contains nothing of the file. */
export class BrokenFileError extends Error {
  override readonly name = 'BrokenFileError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface CsvRecord {
  /** Where it ends, if a quoted field has line breaks. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** A longer record is a quote without its end. */
const MAX_RECORD_BYTES = 1024 ** 2;
const NEWLINE = 0x0a;
const UTF_16 = 'The file is in UTF-16. Save it as UTF-8.';
const NOT_UTF_8 = 'This line is not UTF-8, perhaps Windows-1252. Save the file as UTF-8.';
const NO_LAST_LINE_BREAK =
  'The file does not end with a line break, so it may be cut: export it again, or add a line break if this line is whole.';
const OPEN_QUOTE =
  'A quoted field that starts here or later does not end. The file may be cut: export it again, and write " inside a quoted field as "".';

/** What is wrong, by the code of the parser. Its own messages contain fields. */
const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: OPEN_QUOTE,
  CSV_MAX_RECORD_SIZE: OPEN_QUOTE,
  CSV_INVALID_CLOSING_QUOTE: 'After the closing " of a field comes something other than a comma. Write " inside as "".',
  INVALID_OPENING_QUOTE: 'A field without quotes contains ". Put the field into quotes and write " inside as "".',
};

/** The records of a CSV file in UTF-8, one after the other, without empty lines. Throws `BrokenFileError`. */
export async function* readRecords(path: string): AsyncGenerator<CsvRecord> {
  let parsedTo = 0;
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
    on_record(record, { lines }) {
      parsedTo = lines;
      return record;
    },
  });
  // an error of the source reaches the loop through the parser
  pipeline(Readable.from(utf8Blocks(path)), parser, () => {});
  try {
    for await (const { record, info } of parser) yield { line: info.lines, fields: record };
  } catch (error) {
    const fault = FAULTS[errorCode(error) ?? ''];
    throw fault ? new BrokenFileError(parsedTo + 1, fault) : error;
  }
}

/** The bytes of the file in blocks of whole lines. */
async function* utf8Blocks(path: string): AsyncGenerator<Buffer> {
  let lines = 0;
  let rest: Buffer = Buffer.alloc(0);
  const assertUtf8 = (block: Buffer): Buffer => {
    if (!isUtf8(block)) throw new BrokenFileError(lines + 1 + badLine(block), NOT_UTF_8);
    lines += countLines(block);
    return block;
  };
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk]);
    if (bytes.includes(0)) throw new BrokenFileError(lines + 1, UTF_16);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    rest = bytes.subarray(end);
    if (rest.length > MAX_RECORD_BYTES) throw new BrokenFileError(lines + 1, 'This line is longer than 1 MB.');
    if (end > 0) yield assertUtf8(bytes.subarray(0, end));
  }
  if (rest.length === 0) return;
  yield assertUtf8(rest);
  // RFC 4180 allows it, but half a name looks the same
  throw new BrokenFileError(lines + 1, NO_LAST_LINE_BREAK);
}

function countLines(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(NEWLINE); at >= 0; at = block.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** How many lines of the block come before the first that is not UTF-8. */
function badLine(block: Buffer): number {
  let line = 0;
  let start = 0;
  for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE, start)) {
    if (!isUtf8(block.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}
