import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children' | 'disabled'> {}

/**
 * Several lines in the person's own words. Controlled (`value`, `onChange`) or uncontrolled (`defaultValue`); passes
 * all other props to the textarea. Say in `help` how much fits.
 */
export function TextArea({ label, help, error, optional, className, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      id={area.id}
      describedBy={area['aria-describedby']}
      className={className}
    >
      {(control) => <textarea rows={4} {...area} {...control} className={cx(fieldStyles.control, styles.area)} />}
    </Field>
  );
}
