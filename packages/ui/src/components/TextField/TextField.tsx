import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { type AnnouncedError, Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldTexts,
    AnnouncedError,
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'disabled'> {
  /** A fixed part before the value, for example "+91" or "₹". Not part of the value. */
  prefix?: string | undefined;
  /** A fixed part after the value, for example "%". */
  suffix?: string | undefined;
  /** A number that people compare with a document: tabular digits. */
  figures?: boolean | undefined;
}

/**
 * One line of text. Controlled (`value`, `onChange`) or uncontrolled (`defaultValue`); passes all other props to the
 * input, such as `name`, `autoComplete`, `inputMode`, `maxLength`, `ref`.
 */
export function TextField({
  label,
  help,
  error,
  errorAttempt,
  optional,
  prefix,
  suffix,
  figures,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      errorAttempt={errorAttempt}
      optional={optional}
      id={input.id}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(control) => (
        <div className={styles.row}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(
              fieldStyles.control,
              prefix && styles.afterAffix,
              suffix && styles.beforeAffix,
              figures && styles.figures,
            )}
          />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
