import decodeQR from 'qr/decode.js';

/** A photo allows a thorough search. In ms. */
const PATIENCE = 1_500;

type Source = ImageBitmap | HTMLVideoElement;

const widthOf = (source: Source) => ('videoWidth' in source ? source.videoWidth : source.width);
const heightOf = (source: Source) => ('videoHeight' in source ? source.videoHeight : source.height);

/**
 * The text of the QR code in a picture or a camera frame; null if there is none, or it is blurred.
 * @param side the longer side at which it is scanned, in pixels
 */
export function findCode(source: Source, side: number, timeLimit = PATIENCE): string | null {
  const scale = Math.min(1, side / Math.max(widthOf(source), heightOf(source)));
  const width = Math.round(widthOf(source) * scale);
  const height = Math.round(heightOf(source) * scale);
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height), { timeLimit });
  } catch {
    return null;
  }
}
