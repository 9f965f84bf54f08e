import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'> {
  /** What it sets, for screen readers; the field beside it shows this to everyone. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
  /** The value in words, for example "₹3,50,000". */
  valueText: string;
}

/** A number in a range, set by dragging. Put it beside a field for the same number, and keep both in sync. */
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
