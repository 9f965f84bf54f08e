import * as m from '@lifedesk/journey/messages';
import { ToastRegion } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { translateAtom } from '../locale/error-text.ts';
import { hideToastAtom, toastsAtom } from './toasts-atom.ts';

/** The messages that belong to no place on the page. */
export function Toasts(): ReactElement {
  const toasts = useAtomValue(toastsAtom);
  const translate = useAtomValue(translateAtom);
  const hide = useSetAtom(hideToastAtom);
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
