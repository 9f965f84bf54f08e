const SIGNATURE_LENGTH = 8;
/** Length, type and checksum of a chunk. */
const FRAME = 12;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and the steps, of the seven passes of an interlaced PNG. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The compressed streams of a complete PNG: its image, and each colour profile and text. */
export function pngFlateStreams(content: Buffer): { image: Buffer; others: Buffer[] } {
  const image: Buffer[] = [];
  const others: Buffer[] = [];
  for (let at = SIGNATURE_LENGTH; at + FRAME <= content.length; ) {
    const end = at + FRAME + content.readUInt32BE(at);
    const data = content.subarray(at + 8, end - 4);
    const type = content.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') image.push(data);
    // a keyword, a zero and the method of compression
    if (type === 'iCCP' || type === 'zTXt') others.push(data.subarray(data.indexOf(0) + 2));
    if (type === 'iTXt') others.push(internationalText(data));
    if (type === 'IEND') break;
    at = end;
  }
  return { image: Buffer.concat(image), others };
}

/** The text of an iTXt chunk, if it is compressed: after the keyword, two flags, the language and the translation. */
function internationalText(data: Buffer): Buffer {
  const keyword = data.indexOf(0);
  if (data[keyword + 1] !== 1) return Buffer.alloc(0);
  return data.subarray(data.indexOf(0, data.indexOf(0, keyword + 3) + 1) + 1);
}

/** The bytes of a complete PNG's decompressed image; infinite if its header has no valid type of colour. */
export function pngImageBytes(content: Buffer): number {
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const bits = (content[24] ?? 0) * (CHANNELS[content[25] ?? -1] ?? Number.POSITIVE_INFINITY);
  // each row has a byte for its filter
  const bytesOf = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (content[28] !== 1) return bytesOf(width, height);
  return PASSES.reduce(
    (sum, [left, top, across, down]) =>
      sum + bytesOf(Math.ceil((width - left) / across), Math.ceil((height - top) / down)),
    0,
  );
}

const STREAM = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;

/** What may be a compressed stream of a PDF: everything after the word that looks like its first bytes. */
export function* pdfFlateStreams(content: Buffer): Generator<Buffer> {
  for (const { index, 0: word } of content.toString('latin1').matchAll(STREAM)) {
    const start = index + word.length;
    if (start + 2 > content.length) return;
    const isDeflate = ((content[start] ?? 0) & 0x0f) === 8 && content.readUInt16BE(start) % 31 === 0;
    if (isDeflate) yield content.subarray(start);
  }
}
