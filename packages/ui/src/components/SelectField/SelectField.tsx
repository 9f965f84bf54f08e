import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { ExpandIcon } from '../icons.ts';
import { useLanguageOf } from '../Spoken/Spoken.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'disabled' | 'multiple'> {
  options: readonly SelectOption[];
  /** The first, empty choice, for example "Choose a policy". Leave it out if something is already chosen. */
  placeholder?: string | undefined;
}

/** One of several, with the phone's own picker. Up to about five choices, `RadioGroup` shows them all at once. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      id={select.id}
      describedBy={select['aria-describedby']}
      className={className}
    >
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={cx(fieldStyles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </select>
          <ExpandIcon className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}

function Option({ value, label }: SelectOption) {
  return (
    <option value={value} lang={useLanguageOf(label)}>
      {label}
    </option>
  );
}
