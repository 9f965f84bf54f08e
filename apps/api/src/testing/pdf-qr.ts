import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

/** Pixels per point, about what a phone sees of a print. */
const SCALE = 4;
/** White margin around the code, in points. */
const MARGIN = 12;
/** More rectangles than anything else on a page has. */
const MANY = 100;
const PATIENCE_MS = 300_000;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The text of the QR code on a PDF, scanned from its pixels as a phone does. Throws if there is none. */
export async function scanQrOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
      for (const [at, operator] of fnArray.entries()) {
        if (operator !== OPS.constructPath) continue;
        const [, [path]] = argsArray[at] as [number, [Float32Array | null]];
        const rectangles = path ? rectanglesOf(path) : [];
        if (rectangles.length > MANY) return decodeQR(paint(rectangles), { timeLimit: PATIENCE_MS });
      }
    }
    throw new Error('the PDF has no QR code');
  } finally {
    await task.destroy();
  }
}

/** The encoding of a path: 0 moves, 1 draws a line, 4 closes; 0 and 1 are followed by a point. */
function rectanglesOf(path: Float32Array): Rectangle[] {
  const found: Rectangle[] = [];
  let xs: number[] = [];
  let ys: number[] = [];
  for (let at = 0; at < path.length; ) {
    const step = path[at];
    if (step === 4) {
      found.push({
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      });
      xs = [];
      ys = [];
      at += 1;
    } else if (step === 0 || step === 1) {
      xs.push(path[at + 1] ?? 0);
      ys.push(path[at + 2] ?? 0);
      at += 3;
    } else return [];
  }
  return found;
}

/** Black rectangles on white, as RGBA. */
function paint(rectangles: readonly Rectangle[]) {
  const left = Math.min(...rectangles.map((one) => one.left)) - MARGIN;
  const top = Math.min(...rectangles.map((one) => one.top)) - MARGIN;
  const width = Math.ceil((Math.max(...rectangles.map((one) => one.right)) + MARGIN - left) * SCALE);
  const height = Math.ceil((Math.max(...rectangles.map((one) => one.bottom)) + MARGIN - top) * SCALE);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const one of rectangles) {
    for (let y = Math.round((one.top - top) * SCALE); y < Math.round((one.bottom - top) * SCALE); y += 1)
      for (let x = Math.round((one.left - left) * SCALE); x < Math.round((one.right - left) * SCALE); x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}
