import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = join(import.meta.dirname, '../../node_modules/.cache/lifedesk/camera.y4m');
const SIDE = { width: 640, height: 480 };
const [WALL, FACE, EYE] = [150, 205, 40];

/** A face of two ovals and a mouth, brighter than the wall behind it. */
function brightness(x: number, y: number): number {
  const inOval = (left: number, top: number, width: number, height: number) =>
    ((x - left) / width) ** 2 + ((y - top) / height) ** 2 <= 1;
  if (inOval(280, 210, 14, 9) || inOval(360, 210, 14, 9) || inOval(320, 300, 40, 8)) return EYE;
  if (inOval(320, 240, 95, 125)) return FACE;
  // a wall with a pattern, as sharp as a camera sees one
  return (x >> 3) % 2 === (y >> 3) % 2 ? WALL : WALL - 40;
}

/** The film that Chromium's made-up camera shows, one picture in YUV4MPEG2, written once. @returns its path */
export function cameraFilm(): string {
  const { width, height } = SIDE;
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = brightness(x, y);
  const noColour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  mkdirSync(dirname(FILE), { recursive: true });
  // several workers may write it at the same time
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, Buffer.concat([head, frame, frame]));
  renameSync(part, FILE);
  return FILE;
}
