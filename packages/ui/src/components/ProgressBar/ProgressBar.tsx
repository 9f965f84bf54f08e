import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: ReactNode;
  /** Of `max`; without it, how long it takes is not known. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** The value in words, as "3 of 5 MB". */
  valueText?: string | undefined;
  className?: string | undefined;
  /** The bar itself. */
  ref?: Ref<HTMLProgressElement> | undefined;
}

/** How far something is that takes a while: an upload, a download. For places in a journey use `Stepper`. */
export function ProgressBar({ label, value, max = 100, valueText, className, ref }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className={styles.head}>
        {/* named by what stands above it, which is then not read twice */}
        <span id={id} aria-hidden className={styles.label}>
          {label}
        </span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress
        ref={ref}
        aria-labelledby={id}
        className={styles.bar}
        max={max}
        value={value}
        aria-valuetext={valueText}
      />
    </div>
  );
}
