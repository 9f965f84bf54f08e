import { showToastAtom, useApp, useLocale } from '@lifedesk/journey';
import { emailPolicyPack } from '@lifedesk/sdk';
import { Card, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { takePolicyPack } from './take-policy-pack.ts';
import { useDelivery } from './use-delivery.ts';

const id = 'policy-pack';

/** Everything that was issued with the policy, in one file. */
export function PolicyPack({ policyNo }: { readonly policyNo: string }): ReactElement {
  const { sdk, save } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const { busy, deliver } = useDelivery();
  const language = useLocale();
  return (
    <Card heading={m.downloadCenter_packHeading()}>
      <Stack gap="4">
        <p>{m.downloadCenter_packBody()}</p>
        <DocumentActions
          id={id}
          name={m.downloadCenter_packHeading()}
          busy={busy}
          onDownload={() =>
            deliver({ id, how: 'download' }, async () => {
              const pack = await takePolicyPack(sdk, { policyNo, language });
              save(pack.content, pack.fileName);
              showToast({ tone: 'success', message: m.downloadCenter_saved });
            })
          }
          onEmail={() =>
            deliver({ id, how: 'email' }, async () => {
              const { sentTo } = await emailPolicyPack(sdk, { policyNo, language }, { background: true });
              showToast({ tone: 'success', message: () => m.downloadCenter_sent({ address: sentTo }) });
            })
          }
        />
      </Stack>
    </Card>
  );
}
