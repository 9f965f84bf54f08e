import { atom } from 'jotai';
import type { Message } from '../locale/error-text.ts';

export type ToastTone = 'error' | 'success' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: Message;
  /** Milliseconds until it disappears, or `stays` until it is closed (section 9: login errors). */
  readonly hideAfter: number | 'stays';
}

interface NewToast {
  readonly tone: ToastTone;
  readonly message: Message;
  readonly hideAfter?: number | 'stays' | undefined;
}

/** Default time that a toast stays, in milliseconds: long enough for slow readers. */
export const usualToastTime = 8000;

const listAtom = atom<readonly Toast[]>([]);
const nextIdAtom = atom(1);

/** The toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Shows a toast. It replaces a toast with the same message. */
export const showToastAtom = atom(null, (get, set, { tone, message, hideAfter = usualToastTime }: NewToast) => {
  const id = get(nextIdAtom);
  set(nextIdAtom, id + 1);
  const others = get(listAtom).filter((toast) => identity(toast.message) !== identity(message));
  set(listAtom, [...others, { id, tone, message, hideAfter }]);
  return id;
});

export const hideToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  );
});

const identity = (message: Message) => (typeof message === 'function' ? message : message.message);
