import type { Page } from '@playwright/test';

/** The margin around the code that the standard requires, in modules. */
const QUIET = 4;

/**
 * A camera that sees a QR code, or one that the browser denies. The lockfile's Chromium has no camera, so the stream comes from a
 * canvas; the page itself plays and reads it.
 * @param modules the code's rows, true for dark; undefined if the page may not use the camera
 */
export async function cameraSees(page: Page, modules: boolean[][] | undefined): Promise<void> {
  await page.addInitScript(
    ({ modules, quiet }) => {
      const film = (rows: boolean[][]) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const paint = canvas.getContext('2d');
        const scale = Math.floor(canvas.height / (rows.length + 2 * quiet));
        const left = (canvas.width - scale * rows.length) / 2;
        const top = (canvas.height - scale * rows.length) / 2;
        const draw = () => {
          if (!paint) return;
          paint.fillStyle = 'white';
          paint.fillRect(0, 0, canvas.width, canvas.height);
          paint.fillStyle = 'black';
          for (const [row, cells] of rows.entries())
            for (const [column, isDark] of cells.entries())
              if (isDark) paint.fillRect(left + column * scale, top + row * scale, scale, scale);
        };
        const stream = canvas.captureStream(10);
        setInterval(draw, 100); // a canvas that does not change sends no frames
        return stream;
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        value: async () => {
          if (!modules) throw new DOMException('Permission denied', 'NotAllowedError');
          return film(modules);
        },
      });
    },
    { modules, quiet: QUIET },
  );
}
