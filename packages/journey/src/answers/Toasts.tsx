import * as m from '@lifedesk/journey/messages';
import { ToastRegion } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useRef } from 'react';
import { translateAtom } from '../locale/error-text.ts';
import { hideToastAtom, leavePageAtom, toastsAtom } from './toasts-atom.ts';

/**
 * The toasts. They disappear with the page that they concern.
 * @param page the page on the screen, such as its path
 */
export function Toasts({ page }: { readonly page: string }): ReactElement {
  const toasts = useAtomValue(toastsAtom);
  const translate = useAtomValue(translateAtom);
  const hide = useSetAtom(hideToastAtom);
  const leavePage = useSetAtom(leavePageAtom);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    leavePage();
  }, [page, leavePage]);
  return (
    <ToastRegion
      label={m.app_notifications()}
      closeLabel={m.app_dismiss()}
      onClose={(id) => hide(Number(id))}
      toasts={toasts.map(({ id, tone, message, hideAfter }) => ({
        id: String(id),
        tone,
        message: translate(message),
        ...(hideAfter === 'stays' ? {} : { duration: hideAfter }),
      }))}
    />
  );
}
