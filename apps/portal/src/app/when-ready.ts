import type { createBrowserRouter } from 'react-router-dom';

/** How long the first page has to get ready before its frame is drawn without it, in milliseconds. */
const PATIENCE = 300;

/** Draws once: the complete first page, or after a while the frame that waits for it. */
export function drawWhenReady(router: ReturnType<typeof createBrowserRouter>, draw: () => void): void {
  const stop = router.subscribe(({ initialized }) => initialized && finish());
  const timer = setTimeout(finish, PATIENCE);
  function finish(): void {
    stop();
    clearTimeout(timer);
    draw();
  }
}
