import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Text } from '../locale/locale.ts';
import { showToastAtom } from './toasts-atom.ts';

interface CopyTexts {
  readonly copied: Text;
  /** Where the browser does not allow it: the person selects and copies by hand. */
  readonly failed: Text;
}

/** Copies a text to the clipboard and says in a toast whether that worked. */
export function useCopy({ copied, failed }: CopyTexts): (text: string) => Promise<void> {
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
