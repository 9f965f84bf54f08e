import { companyPolicy, FindPolicy, NotLoaded, useAnswer, useApp, usePlace } from '@lifedesk/journey';
import { Heading, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { Documents } from './Documents.tsx';

/** A company's policies are too many for a list: one is found by typing. The address names it by its opaque id. */
export default function CompanyDocuments(): ReactElement {
  const { query, self, open } = usePlace();
  const id = query.get('id') ?? '';
  return (
    <>
      <FindPolicy
        label={m.downloadCenter_findPolicy()}
        onChoose={(policy) => open(self({ id: policy.id }), { replace: true })}
      />
      {id === '' ? <p>{m.downloadCenter_findFirst()}</p> : <Found key={id} id={id} />}
    </>
  );
}

/** The documents of the policy that was found. */
function Found({ id }: { readonly id: string }): ReactElement {
  const { sdk } = useApp();
  const asked = useAnswer(useCallback((signal: AbortSignal) => companyPolicy(sdk, id, signal), [sdk, id]));
  if (asked.state === 'waiting')
    return (
      <SkeletonGroup label={m.downloadCenter_loading()}>
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
      </SkeletonGroup>
    );
  if (asked.state === 'failed')
    return <NotLoaded title={m.downloadCenter_notLoaded()} error={asked.error} onRetry={asked.askAgain} />;
  if (!asked.answer) return <p role="status">{m.downloadCenter_unknownPolicy()}</p>;
  const { policyNo, policyHolderName } = asked.answer;
  return (
    <Stack gap="6">
      <Heading level={2}>{m.downloadCenter_ofPolicy({ number: policyNo, holder: policyHolderName })}</Heading>
      <Documents policy={asked.answer} />
    </Stack>
  );
}
