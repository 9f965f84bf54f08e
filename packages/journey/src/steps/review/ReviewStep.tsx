import * as m from '@lifedesk/journey/messages';
import { ReviewList, type ReviewListProps, type ReviewRow } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';

/** One line to check: its label, the present and the new value, and the step that changes it. */
export interface ReviewedRow extends Omit<ReviewRow, 'edit' | 'changed'> {
  readonly label: string;
  readonly step?: string;
}

export interface ReviewStepProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Names the list for screen readers, for example "Your mobile number". */
  readonly caption: string;
  readonly rows: readonly ReviewedRow[];
  /** Above the two values and in a row that differs, if they are not what is now and after a change. */
  readonly texts?: Pick<ReviewListProps['texts'], 'before' | 'after' | 'changed'>;
  /** Label of the button. */
  readonly action: string;
  /** What the button does instead of sending, such as requesting an OTP; its result is filled in. */
  readonly check?: () => Promise<Record<string, unknown> | undefined>;
  readonly busyLabel?: string;
  /** Below the list: a declaration to agree to, a notice. */
  readonly children?: ReactNode;
}

/**
 * What is about to be sent, before and after side by side. Changing an answer leads there and back; nothing is lost.
 */
export function ReviewStep(props: ReviewStepProps): ReactElement {
  const { heading, lead = m.review_lead(), caption, rows, texts, action, check, busyLabel, children } = props;
  const { change, send } = useJourneyState();
  return (
    <FormStep
      heading={heading}
      lead={lead}
      action={action}
      {...(busyLabel !== undefined && { busyLabel })}
      {...(check ? { check } : { submit: () => send() })}
    >
      <ReviewList
        caption={caption}
        rows={rows.map(({ step, ...row }) => ({
          ...row,
          changed: row.before !== undefined && row.before !== row.after,
          edit:
            step === undefined
              ? undefined
              : { text: m.review_change(), label: m.review_changeOf({ what: row.label }), onPress: () => change(step) },
        }))}
        texts={{
          before: m.review_before(),
          after: rows.some(({ before }) => before !== undefined) ? m.review_after() : m.review_answer(),
          changed: m.review_changed(),
          nothing: m.review_nothing(),
          detail: m.review_detail(),
          action: m.review_action(),
          ...texts,
        }}
      />
      {children}
    </FormStep>
  );
}
