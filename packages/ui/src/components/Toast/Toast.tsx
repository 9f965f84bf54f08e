import { type ReactNode, useState } from 'react';
import { Notice, type NoticeTone } from '../Notice/Notice.tsx';
import * as styles from './Toast.css.ts';
import { useAutoHide } from './use-auto-hide.ts';

export interface ToastMessage {
  id: string;
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  message: ReactNode;
  /** Milliseconds until it hides automatically; without it (or beyond what a timer supports) it stays until closed. */
  duration?: number | undefined;
  /** One thing to do about it. */
  action?: ReactNode;
}

interface ToastProps {
  toast: ToastMessage;
  closeLabel: string;
  onClose: (id: string) => void;
}

/** A message that has no place on the page. Pointing at it or focusing it pauses its timer. */
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
  /** Names the region, for example "Messages". */
  label: string;
  closeLabel: string;
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
}

/**
 * The container of the toasts. Render it once and always, even while it is empty: screen readers only read what appears
 * in a region that already existed.
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
