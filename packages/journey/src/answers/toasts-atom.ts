import { atom } from 'jotai';
import type { Message } from '../locale/error-text.ts';

export type ToastTone = 'error' | 'success' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: Message;
  /** Milliseconds until it disappears, or `stays` until it is closed (section 9: login errors). */
  readonly hideAfter: number | 'stays';
  /** It also belongs to the next page, like “Your session timed out” on the sign-in page. */
  readonly carried: boolean;
}

interface NewToast {
  readonly tone: ToastTone;
  readonly message: Message;
  readonly hideAfter?: number | 'stays' | undefined;
  /** Also show it on the next page, because the same action opens another page. */
  readonly carried?: boolean;
}

/** How long a toast stays by default, in milliseconds: enough for slow readers. */
export const usualToastTime = 8000;

const listAtom = atom<readonly Toast[]>([]);
const nextIdAtom = atom(1);

/** The toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Shows a toast. It replaces a toast with the same message. */
export const showToastAtom = atom(null, (get, set, toast: NewToast) => {
  const { tone, message, hideAfter = usualToastTime, carried = false } = toast;
  const id = get(nextIdAtom);
  set(nextIdAtom, id + 1);
  const others = get(listAtom).filter((other) => identity(other.message) !== identity(message));
  set(listAtom, [...others, { id, tone, message, hideAfter, carried }]);
  return id;
});

export const hideToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  );
});

/** Hides toasts about the step, session or attempt that has just ended. A carried toast stays. */
export const endToastsAtom = atom(null, (get, set) => {
  set(
    listAtom,
    get(listAtom).filter(({ carried }) => carried),
  );
});

/** Another page is open: hides toasts about the previous page. A carried toast stays until the page after this one. */
export const leavePageAtom = atom(null, (get, set) => {
  const kept = get(listAtom).filter(({ carried }) => carried);
  set(
    listAtom,
    kept.map((toast) => ({ ...toast, carried: false })),
  );
});

const identity = (message: Message) =>
  typeof message === 'function' ? message : (message.customerMessage ?? message.message);
