import { atom } from 'jotai';

export type ToastTone = 'error' | 'success' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** Milliseconds until it goes by itself, or `stays` until it is closed (section 9: login errors). */
  readonly hideAfter: number | 'stays';
}

/** How long a toast stands when nobody says otherwise, in milliseconds: time to read it, also slowly. */
export const usualToastTime = 8000;

const listAtom = atom<readonly Toast[]>([]);
const nextIdAtom = atom(1);

/** The toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(listAtom));

/** Shows a toast. One that says the same as a toast already there takes its place instead of standing twice. */
export const showToastAtom = atom(
  null,
  (get, set, toast: { tone: ToastTone; text: string; hideAfter?: number | 'stays' | undefined }) => {
    const id = get(nextIdAtom);
    set(nextIdAtom, id + 1);
    const others = get(listAtom).filter(({ text }) => text !== toast.text);
    set(listAtom, [
      ...others,
      { id, tone: toast.tone, text: toast.text, hideAfter: toast.hideAfter ?? usualToastTime },
    ]);
    return id;
  },
);

export const hideToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  );
});

export const hideAllToastsAtom = atom(null, (_get, set) => set(listAtom, []));
