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
  /** The position in words, such as "Step 2 of 4: Amount". A phone shows only this and the bar, as do more than 8 steps. */
  positionText: string;
}

/** More have no room for their names. */
const MOST_NAMES = 8;

/** The position in a journey of a few steps. It shows, it does not navigate. */
export function Stepper({ label, steps, current, skipped = [], positionText, ...rest }: StepperProps) {
  const many = steps.length > MOST_NAMES || undefined;
  return (
    <div {...rest}>
      <p className={styles.position} data-many={many}>
        {positionText}
      </p>
      <ol aria-label={label} className={styles.list} data-many={many}>
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
