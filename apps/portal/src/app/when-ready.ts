import { loadTypeface } from '@lifedesk/journey';
import type { createBrowserRouter } from 'react-router-dom';

/** How long the first page has to get ready before its frame is drawn without it, in milliseconds. */
const PATIENCE = 300;

/** Draws once: the complete first page in its typeface, or after a while what there is of it. */
export function drawWhenReady(router: ReturnType<typeof createBrowserRouter>, draw: () => void): void {
  const routed = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([Promise.all([routed, loadTypeface(PATIENCE)]), late]).then(draw);
}
