import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ErrorIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldTexts {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Below it: what is asked for, an example, where to find it. */
  help?: ReactNode | undefined;
  /** Below that: what is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode | undefined;
  /** Beside the label if the field may stay empty, for example "(optional)". Without it the field is required. */
  optional?: string | undefined;
}

/** The attributes that link the control to its texts. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** For a form of one field, which has no `ErrorSummary`. */
export interface AnnouncedError {
  /**
   * The attempt to send that failed: the error is announced with each new one, even if its words stay the same. It describes
   * the field once the person has left it: before that it would be heard twice.
   */
  errorAttempt?: string | number | undefined;
}

interface FieldProps extends FieldTexts, AnnouncedError {
  id?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label above, help below, the error in its place: the frame of every one-line control. */
export function Field(props: FieldProps) {
  const { label, help, error, errorAttempt, optional, id, describedBy, className, children } = props;
  const generated = useId();
  const controlId = id ?? generated;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const [leftAttempt, setLeftAttempt] = useState<AnnouncedError['errorAttempt']>();
  const isOnlyAnnounced = errorAttempt !== undefined && errorAttempt !== leftAttempt;
  // what is wrong is heard before what is asked for
  const described = cx(error !== undefined && !isOnlyAnnounced && errorId, describedBy, help !== undefined && helpId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus has left the control
    <div
      className={cx(styles.field, className)}
      data-state={error === undefined ? 'valid' : 'invalid'}
      onBlur={() => setLeftAttempt(error === undefined ? undefined : errorAttempt)}
    >
      <label className={styles.label} htmlFor={controlId}>
        <Spoken>{label}</Spoken> {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId} attempt={errorAttempt}>
        {error}
      </FieldError>
    </div>
  );
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <p id={id} className={styles.help}>
      <Spoken>{children}</Spoken>
    </p>
  );
}

interface FieldErrorProps {
  id: string;
  attempt?: AnnouncedError['errorAttempt'];
  children: ReactNode;
}

export function FieldError({ id, attempt, children }: FieldErrorProps) {
  return children === undefined ? null : (
    <p key={attempt} id={id} role={attempt === undefined ? undefined : 'alert'} className={styles.error}>
      <ErrorIcon className={styles.errorIcon} />
      <span>
        <Spoken>{children}</Spoken>
      </span>
    </p>
  );
}
