import { useEffect } from 'react';
import { focusHeading } from './scroll.ts';

/**
 * If the focused element disappears, such as a button that has done its work, focus moves to the heading of the page.
 * Otherwise the next Tab would start at the top of the page, and a screen reader would say nothing. A screen that moves
 * focus itself does so first. For the frame around all screens.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined;
    let isLost = false;
    const note = ({ target }: FocusEvent) => {
      // a dialog has the focus for a while, and what had it before may be gone when it closes
      if (target instanceof Element && target.closest('dialog')) return;
      focused = target instanceof Element && target.closest('main') ? target : undefined;
      isLost = false;
    };
    const giveBack = () => {
      if (isLost && document.activeElement === document.body) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (focused && !focused.isConnected) {
        focused = undefined;
        isLost = true;
      }
      // there may be no heading yet
      if (isLost) requestAnimationFrame(giveBack);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
