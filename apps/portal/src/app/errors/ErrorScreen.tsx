import { focusHeading, sessionKindAtom } from '@lifedesk/journey';
import { audienceOf } from '@lifedesk/journey/service';
import { shortReference } from '@lifedesk/rules';
import { Button, Drawing, Heading, Inline, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect } from 'react';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { usePageHead } from '../page-head.ts';
import { usePortal } from '../portal.ts';
import type { ErrorKind } from './error-kind.ts';

interface Words {
  /** For a status the title of the framework's error page (section 2), otherwise the heading. */
  readonly title: () => string;
  readonly heading: () => string;
  readonly body: () => string;
}

const words: Record<ErrorKind, Words> = {
  400: { title: m.errors_title400, heading: m.errors_heading400, body: m.errors_body400 },
  404: { title: m.errors_title404, heading: m.errors_heading404, body: m.errors_body404 },
  405: { title: m.errors_title405, heading: m.errors_heading405, body: m.errors_body405 },
  500: { title: m.errors_title500, heading: m.errors_heading500, body: m.errors_body500 },
  unreachable: {
    title: m.errors_headingUnreachable,
    heading: m.errors_headingUnreachable,
    body: m.errors_bodyUnreachable,
  },
  updated: { title: m.errors_headingUpdated, heading: m.errors_headingUpdated, body: m.errors_bodyUpdated },
};

/** The page for an address that does not exist, for a screen that failed, and for one that could not be loaded. */
export default function ErrorScreen({
  kind,
  error,
}: {
  readonly kind: ErrorKind;
  readonly error: unknown;
}): ReactElement {
  const signedIn = audienceOf(useAtomValue(sessionKindAtom)) !== undefined;
  const { config } = usePortal();
  const { title, heading, body } = words[kind];
  usePageHead({ pageName: title(), product: config.brand.product });
  useEffect(() => focusHeading(), []);
  const reference = referenceOf(error);
  const transient = kind === 'unreachable' || kind === 'updated' || kind === 500;
  return (
    <Stack gap="6" measure="text">
      <Drawing name={kind === 404 ? 'nothing' : 'failure'} />
      <Stack gap="2">
        <Heading level={1}>{heading()}</Heading>
        <p>{body()}</p>
        {reference && <p>{m.app_reference({ reference })}</p>}
      </Stack>
      <Inline stackOnPhone>
        {transient && (
          <Button onClick={() => location.reload()}>{kind === 'updated' ? m.errors_reload() : m.app_retry()}</Button>
        )}
        <Button variant={transient ? 'secondary' : 'primary'} href={signedIn ? to('dashboard') : to('login')}>
          {signedIn ? m.app_toDashboard() : m.app_toLogin()}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The reference to quote on the phone: the correlation id of the failed call. */
function referenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('correlationId' in error)) return undefined;
  const id = String(error.correlationId);
  return id ? shortReference(id) : undefined;
}
