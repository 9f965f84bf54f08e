import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is in progress. */
  label: ReactNode;
  /** Out of `max`; without it the bar is indeterminate. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** The value in words, for example "3 of 5 MB". */
  valueText?: string | undefined;
  className?: string | undefined;
  /** The bar itself. */
  ref?: Ref<HTMLProgressElement> | undefined;
}

/** The progress of something that takes a while: an upload, a download. For steps of a journey use `Stepper`. */
export function ProgressBar({ label, value, max = 100, valueText, className, ref }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className={styles.head}>
        {/* named by the text above it, so that it is not read twice */}
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
