import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'disabled'> {
  /** A fixed part before the value, as "+91" or "₹". Not part of the value. */
  prefix?: string | undefined;
  /** A fixed part after the value, as "%". */
  suffix?: string | undefined;
  /** A number that is compared with a paper: digits of one width. */
  figures?: boolean | undefined;
}

/**
 * One line of text. Controlled (`value`, `onChange`) or not (`defaultValue`); everything else that an input takes goes to it,
 * as `name`, `autoComplete`, `inputMode`, `maxLength`, `ref`.
 */
export function TextField({
  label,
  help,
  error,
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
