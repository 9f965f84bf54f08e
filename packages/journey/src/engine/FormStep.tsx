import * as m from '@lifedesk/journey/messages';
import { Button, ErrorSummary, Heading, Inline, Notice, Paragraph, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { translateAtom } from '../locale/error-text.ts';
import { useJourneyState } from './journey-state.ts';
import { StepNoticeContext } from './step-notice.ts';
import { fieldId } from './use-step.ts';

interface FormStepProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Asks the server before the next step and returns fields to fill in. @throws LifedeskError */
  readonly check?: (() => Promise<Record<string, unknown> | undefined>) | undefined;
  /** Replaces continuing: the last step sends. @throws LifedeskError */
  readonly submit?: (() => Promise<void>) | undefined;
  /** Label of the button: "Continue" by default. */
  readonly action?: string;
  readonly busyLabel?: string;
  /** Buttons of other ways, `secondary`: they come first, and the button of the step has the same weight. */
  readonly instead?: ReactNode;
}

/**
 * A step with questions: heading, fields, and one button. Problems appear at the fields and, all together, at the top.
 */
export function FormStep(props: FormStepProps): ReactElement {
  const { heading, lead, children, check, submit, action, busyLabel, instead } = props;
  const { journey, values, progress, problems, attempts, attempt, goNext, refuse, sending, unanswered } =
    useJourneyState();
  const translate = useAtomValue(translateAtom);
  const notice = useContext(StepNoticeContext);
  const [busy, setBusy] = useState(false);

  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const fields = journey.steps.find(({ id }) => id === progress.current)?.fields ?? [];
  /** What the server says about earlier answers is not about those that the person has given since. */
  const isChanged = () => check !== undefined && fields.some((field) => latest.current[field] !== values[field]);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || sending || !attempt()) return;
    setBusy(true);
    try {
      if (submit) await submit();
      else {
        const found = await check?.();
        if (!isChanged()) goNext(found);
      }
    } catch (error) {
      if (!isChanged()) await refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ fieldId: fieldId(field), message: translate(problem) }] : [],
  );
  const button = (
    <Button
      type="submit"
      variant={instead ? 'secondary' : 'form'}
      loading={busy || sending}
      loadingLabel={busyLabel ?? (submit ? m.journey_sending() : m.journey_checking())}
    >
      {action ?? m.journey_continue()}
    </Button>
  );
  return (
    <form onSubmit={go} noValidate>
      <Stack gap="6">
        <Stack gap="2" measure="text">
          <Heading level={1}>{heading}</Heading>
          {lead !== undefined && <Paragraph>{lead}</Paragraph>}
        </Stack>
        <ErrorSummary title={m.journey_problems()} problems={found} attempt={attempts} />
        {notice}
        {children}
        {unanswered && (
          <Notice tone="warning" role="alert" title={m.journey_unansweredTitle()}>
            {m.journey_unanswered()}
          </Notice>
        )}
        {instead ? (
          <Inline stackOnPhone>
            {instead}
            {button}
          </Inline>
        ) : (
          <div>{button}</div>
        )}
      </Stack>
    </form>
  );
}
