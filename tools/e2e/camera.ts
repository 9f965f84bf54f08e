import { writeFile } from 'node:fs/promises';
import { type Browser, type LaunchOptions, test } from '@playwright/test';

/** What the camera sees, in pixels. */
const WIDTH = 640;
const HEIGHT = 480;
/** As bright as video has it: paper and ink. */
const PAPER = 235;
const INK = 16;
const NO_COLOUR = 128;
/** Around the code, as wide as the standard asks for, in modules. */
const QUIET = 4;
/** A few frames, which the browser shows again and again. */
const FRAMES = 5;

/**
 * A browser whose camera sees a QR code. Whether a page may use the camera is said by its context's permissions.
 * @param modules the code's rows, true for dark
 */
export async function browserWithCamera(
  browser: Browser,
  options: LaunchOptions,
  modules: readonly (readonly boolean[])[],
): Promise<Browser> {
  const film = test.info().outputPath('camera.y4m');
  await writeFile(film, filmOf(modules));
  const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  return await browser.browserType().launch({ ...options, args: [...(options.args ?? []), ...args] });
}

/** The code on white paper as uncompressed video (YUV4MPEG2, 4:2:0). */
function filmOf(modules: readonly (readonly boolean[])[]): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const scale = Math.floor(HEIGHT / (modules.length + 2 * QUIET));
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - scale * modules.length) / 2)) as [
    number,
    number,
  ];
  for (const [row, cells] of modules.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark)
        for (let line = 0; line < scale; line++) {
          const at = (top + row * scale + line) * WIDTH + left + column * scale;
          luma.fill(INK, at, at + scale);
        }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]);
}
