import { useRef } from 'react';
import { useModal } from '../../lib/use-modal.ts';
import * as styles from './Loader.css.ts';

export interface LoaderProps {
  /** True while a call is running that allows nothing else. */
  active: boolean;
  /** Shown and announced in the meantime, for example "Please wait". */
  label: string;
}

/**
 * Blocks the whole page, including the keyboard, during a call that must not be interrupted, such as starting a
 * payment.
 * For a part of the page that is loading use `Skeleton`, for a pressed button its `loading`.
 */
export function Loader({ active, label }: LoaderProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, active, true);
  return (
    <dialog ref={ref} aria-label={label} className={styles.loader} onCancel={(event) => event.preventDefault()}>
      <span className={styles.ring} />
      <span className={styles.label}>{label}</span>
    </dialog>
  );
}
