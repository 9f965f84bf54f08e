import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons.ts';
import * as styles from './Stepper.css.ts';

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list, for example "Steps". */
  label: string;
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The present step, from 0. */
  current: number;
  /** Steps before it that were not needed, from 0. */
  skipped?: readonly number[] | undefined;
  /** The position in words, for example "Step 2 of 4: Amount"; all that a phone shows beside the bar. */
  positionText: string;
}

/** The position in a journey of a few steps. It shows, it does not navigate. */
export function Stepper({ label, steps, current, skipped = [], positionText, ...rest }: StepperProps) {
  return (
    <div {...rest}>
      <p className={styles.position}>{positionText}</p>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, at) => {
          const past = skipped.includes(at) ? 'skipped' : 'done';
          const state = at < current ? past : at === current ? 'current' : 'ahead';
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.name}>
                {state === 'done' && <CheckIcon className={styles.check} />}
                {step}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
