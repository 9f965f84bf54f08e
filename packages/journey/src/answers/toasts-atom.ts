import { atom } from 'jotai';
import type { Saying } from '../locale/error-text.ts';

export type ToastTone = 'error' | 'success' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly says: Saying;
  /** Milliseconds until it goes by itself, or `stays` until it is closed (section 9: login errors). */
  readonly hideAfter: number | 'stays';
}

interface NewToast {
  readonly tone: ToastTone;
  readonly says: Saying;
  readonly hideAfter?: number | 'stays' | undefined;
}

/** How long a toast stands when nobody says otherwise, in milliseconds: time to read it, also slowly. */
export const usualToastTime = 8000;

const listAtom = atom<readonly Toast[]>([]);
const nextIdAtom = atom(1);

/** The toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Shows a toast. One that says the same as a toast already there takes its place instead of standing twice. */
export const showToastAtom = atom(null, (get, set, { tone, says, hideAfter = usualToastTime }: NewToast) => {
  const id = get(nextIdAtom);
  set(nextIdAtom, id + 1);
  const others = get(listAtom).filter((toast) => identity(toast.says) !== identity(says));
  set(listAtom, [...others, { id, tone, says, hideAfter }]);
  return id;
});

export const hideToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  );
});

const identity = (says: Saying) => (typeof says === 'function' ? says : says.message);
