import { type ReactNode, useState } from 'react';
import { Notice, type NoticeTone } from '../Notice/Notice.tsx';
import * as styles from './Toast.css.ts';
import { useAutoHide } from './use-auto-hide.ts';

export interface ToastMessage {
  id: string;
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  message: ReactNode;
  /** Milliseconds until it goes by itself; without it (or beyond what a timer holds) it stays until it is closed. */
  duration?: number | undefined;
  /** One thing to do about it. */
  action?: ReactNode;
}

interface ToastProps {
  toast: ToastMessage;
  closeLabel: string;
  onClose: (id: string) => void;
}

/** A message that belongs to no place on the page. Pointing at it or focusing in it stops its clock. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const close = () => onClose(toast.id);
  useAutoHide(toast.duration, paused, close);
  return (
    <Notice
      tone={toast.tone}
      title={toast.title}
      actions={toast.action}
      closeLabel={closeLabel}
      onClose={close}
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast.message}
    </Notice>
  );
}

export interface ToastRegionProps {
  /** Names the region, as "Messages". */
  label: string;
  closeLabel: string;
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
}

/**
 * The place of the toasts. Render it once, always, also while it is empty: a screen reader only reads what appears in a region
 * that was there before.
 */
export function ToastRegion({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions text" className={styles.region}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </section>
  );
}
