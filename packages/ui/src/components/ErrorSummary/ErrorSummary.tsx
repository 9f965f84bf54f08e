import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The `id` of the control. */
  fieldId: string;
  /** The same text as at the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** For example "There is a problem". */
  title: ReactNode;
  /** In the order of the fields. Renders nothing if empty. */
  problems: readonly FieldProblem[];
  /** Number of attempts to send: every new one moves focus here again. */
  attempt?: number | undefined;
}

/** At the top of a form that could not be sent: takes focus, and each problem links to its field. */
export function ErrorSummary({ title, problems, attempt = 0 }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const any = problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes focus again
  useEffect(() => {
    if (any) ref.current?.focus();
  }, [any, attempt]);
  if (!any) return null;

  const go = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    const control = document.getElementById(fieldId);
    if (!control) return;
    event.preventDefault(); // the address stays as it is
    const label = control.closest('[data-state]') ?? control;
    label.scrollIntoView({ block: 'start' });
    control.focus({ preventScroll: true });
  };
  return (
    <Notice ref={ref} tone="error" role="alert" tabIndex={-1} title={title} className={styles.summary}>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => go(event, fieldId)} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
