import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { ErrorIcon } from '../icons.ts';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldTexts {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Below it: what is asked, an example, where to find it. */
  help?: ReactNode | undefined;
  /** Below that: what is wrong and what to do, in words. Its presence makes the field invalid. */
  error?: ReactNode | undefined;
  /** Beside the label where the field may stay empty, as "(optional)". A field without it is needed. */
  optional?: string | undefined;
}

/** What the control must carry so that its words belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label above, help under it, the error in its place: the frame of every control of one line. */
export function Field({ label, help, error, optional, id, describedBy, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = cx(describedBy, help !== undefined && helpId, error !== undefined && errorId);
  return (
    <div className={cx(styles.field, className)} data-state={error === undefined ? 'valid' : 'invalid'}>
      <label className={styles.label} htmlFor={controlId}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <p id={id} className={styles.help}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <p id={id} className={styles.error}>
      <ErrorIcon className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
