import { isLifedeskError } from '@lifedesk/sdk';
import { DataList, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** A response as data, or a failure as the catalogue presents it. */
export type Outcome =
  | { readonly call: string; readonly answer: unknown }
  | { readonly call: string; readonly failure: unknown };

export function OutcomeView({ outcome }: { readonly outcome: Outcome }): ReactElement {
  if ('failure' in outcome) return <Failure call={outcome.call} failure={outcome.failure} />;
  return (
    <Stack gap="2">
      <Notice tone="success" role="status" title={`${outcome.call} answered`} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll to long lines too */}
      <section aria-label="Answer" tabIndex={0} style={{ overflowX: 'auto' }}>
        <pre>{JSON.stringify(outcome.answer, null, 2) ?? 'No content'}</pre>
      </section>
    </Stack>
  );
}

function Failure({ call, failure }: { readonly call: string; readonly failure: unknown }) {
  if (!isLifedeskError(failure)) return <Notice tone="error" role="alert" title={`${call}: ${failure}`} />;
  const { message, code, status, messageKey, presentation, autoHideMs, next, triesLeft, correlationId } = failure;
  const facts = { code, status, messageKey, presentation, autoHideMs, next, triesLeft, correlationId };
  return (
    <Notice tone="error" role="alert" title={message || `${call} failed, and nothing is shown`}>
      <DataList
        items={Object.entries(facts)
          .filter(([, value]) => value !== undefined)
          .map(([label, value]) => ({ label, value: <code>{String(value)}</code> }))}
      />
    </Notice>
  );
}
