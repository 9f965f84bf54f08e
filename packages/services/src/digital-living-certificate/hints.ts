/** What would make the picture better. */
export type Hint = 'dark' | 'bright' | 'blurred' | 'no-face' | 'two-faces' | 'far' | 'near';

/** The pixels of a small picture: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Mean brightness, of 255. */
const DARK = 60;
const BRIGHT = 225;
/** Mean difference between a pixel and its four neighbours, of 255. */
const BLURRED = 1.2;
/** Share of the picture's height that a face has. */
const FACE = { least: 0.25, most: 0.6 } as const;

/** Brightness and sharpness, from a few sums. Nothing is recognised. */
export function hintOf({ width, height, data }: Pixels): Hint | undefined {
  const grey = new Float32Array(width * height);
  let sum = 0;
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    const value = 0.299 * red + 0.587 * green + 0.114 * blue;
    grey[at] = value;
    sum += value;
  }
  const brightness = sum / grey.length;
  if (brightness < DARK) return 'dark';
  if (brightness > BRIGHT) return 'bright';
  let edges = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      edges += Math.abs(4 * (grey[at] ?? 0) - around);
    }
  return edges / ((width - 2) * (height - 2)) < BLURRED ? 'blurred' : undefined;
}

/** Framing, from the heights of the faces that the browser itself found. */
export function framingOf(faces: readonly number[], height: number): Hint | undefined {
  const [face] = faces;
  if (face === undefined) return 'no-face';
  if (faces.length > 1) return 'two-faces';
  if (face < FACE.least * height) return 'far';
  return face > FACE.most * height ? 'near' : undefined;
}
