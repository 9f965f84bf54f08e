import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import * as choice from '../Field/choice.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError, FieldHelp, type FieldTexts } from '../Field/Field.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means. */
  help?: ReactNode;
}

export interface RadioGroupProps extends FieldTexts, Pick<ComponentProps<'fieldset'>, 'id' | 'className' | 'ref'> {
  options: readonly RadioOption[];
  /** The form's name for it; generated if absent. */
  name?: string | undefined;
  /** Controlled, or uncontrolled with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** One of a few, all visible. The arrow keys move within it, Tab leaves it. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, help, error, optional, options, name, value, defaultValue, onValueChange, id, className, ref } = props;
  const generated = useId();
  const groupId = id ?? generated;
  const helpId = `${groupId}-help`;
  const errorId = `${groupId}-error`;
  const described = cx(error !== undefined && errorId, help !== undefined && helpId);
  return (
    <fieldset
      ref={ref}
      id={groupId}
      tabIndex={-1}
      className={cx(styles.group, className)}
      aria-describedby={described || undefined}
      data-state={error === undefined ? 'valid' : 'invalid'}
    >
      <legend className={styles.legend}>
        <Spoken>{label}</Spoken> {optional && <span className={fieldStyles.optional}>{optional}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={choice.choice}>
          <input
            type="radio"
            className={choice.ring}
            name={name ?? generated}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            aria-invalid={error === undefined ? undefined : true}
          />
          <span className={choice.words}>
            <Spoken>{option.label}</Spoken>
            {option.help !== undefined && (
              <span className={choice.hint}>
                <Spoken>{option.help}</Spoken>
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
