import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Text } from '../locale/locale.ts';
import { showToastAtom } from './toasts-atom.ts';

/**
 * Copies a text to the clipboard and shows a toast with the result.
 * @param failed the message if the browser does not allow it: the person selects the text and copies it by hand
 */
export function useCopy(copied: Text, failed: Text): (text: string) => Promise<void> {
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showToast({ tone: 'success', message: copied });
      } catch {
        showToast({ tone: 'error', message: failed });
      }
    },
    [showToast, copied, failed],
  );
}
