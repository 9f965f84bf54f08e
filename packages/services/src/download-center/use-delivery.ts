import { showToastAtom, useApp, useLocale, useOneAtATime } from '@lifedesk/journey';
import { downloadPolicyDocument, emailPolicyDocument, takeTempFile } from '@lifedesk/sdk';
import { useSetAtom } from 'jotai';
import * as m from '../texts.ts';
import type { PolicyDocument } from './documents.ts';

/** The document in progress, and how it is delivered. */
export interface Busy {
  readonly id: string;
  readonly how: 'download' | 'email';
}

/** Delivers one document at a time: downloaded, with the server's temporary copy purged, or sent by email. */
export function useDelivery() {
  const { sdk, save } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const language = useLocale();
  const { busy, run: deliver } = useOneAtATime<Busy>();

  return {
    busy,
    deliver,
    download: ({ policyNo, documentId }: PolicyDocument) =>
      deliver({ id: documentId, how: 'download' }, async () => {
        const file = await downloadPolicyDocument(sdk, { policyNo, documentId, language }, { background: true });
        save(await takeTempFile(sdk, file), file.fileName);
        showToast({ tone: 'success', message: m.downloadCenter_saved });
      }),
    email: ({ policyNo, documentId }: PolicyDocument) =>
      deliver({ id: documentId, how: 'email' }, async () => {
        const { sentTo } = await emailPolicyDocument(sdk, { policyNo, documentId, language }, { background: true });
        showToast({ tone: 'success', message: () => m.downloadCenter_sent({ address: sentTo }) });
      }),
  };
}
