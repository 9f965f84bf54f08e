import * as m from '@lifedesk/journey/messages';
import { shortReference } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import { messages } from '@lifedesk/sdk';
import { Button, EmptyState, RetryIcon } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { translateAtom } from '../locale/error-text.ts';

interface NotLoadedProps {
  /** A heading that says what could not be loaded. */
  readonly title: ReactNode;
  /** The error; undefined if the portal itself is at fault. */
  readonly error: LifedeskError | undefined;
  readonly onRetry: () => void;
}

/** Replaces a part of a screen that failed to load: what happened, a retry button, the reference to quote. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps): ReactElement {
  const translate = useAtomValue(translateAtom);
  const says =
    error && error.messageKey !== 'none'
      ? error
      : ({ message: messages.somethingWrong, messageKey: 'somethingWrong' } as const);
  return (
    <EmptyState
      role="alert"
      drawing="failure"
      title={title}
      actions={
        <Button variant="secondary" icon={RetryIcon} onClick={onRetry}>
          {m.app_retry()}
        </Button>
      }
    >
      <p>{translate(says)}</p>
      {error?.correlationId && <p>{m.app_reference({ reference: shortReference(error.correlationId) })}</p>}
    </EmptyState>
  );
}
