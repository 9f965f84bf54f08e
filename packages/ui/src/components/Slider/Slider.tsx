import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'> {
  /** What is set, for a screen reader; the field beside it shows it to all. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
  /** The value in words, as "₹3,50,000". */
  valueText: string;
}

/** A number between two ends, set by pulling. Beside a field that takes the same number by typing, both in step. */
export function Slider({ label, valueText, onValueChange, className, ...input }: SliderProps) {
  return (
    <input
      {...input}
      type="range"
      className={cx(styles.slider, className)}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(Number(event.target.value))}
    />
  );
}
