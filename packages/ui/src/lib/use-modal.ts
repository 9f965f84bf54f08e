import { type RefObject, useEffect } from 'react';

/**
 * Keeps a `<dialog>` open as a modal while `open` is true: everything else is inert, and focus returns afterwards. The
 * browser may close it by itself (a second Escape in Chromium); with `stays` it opens again.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, stays = false): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const show = () => {
      if (!dialog.open) dialog.showModal();
    };
    show();
    if (stays) dialog.addEventListener('close', show);
    return () => {
      dialog.removeEventListener('close', show);
      dialog.close();
    };
  }, [ref, open, stays]);
}
