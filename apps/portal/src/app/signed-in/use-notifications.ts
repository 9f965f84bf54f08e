import { attentionAtom, companyAtom, customerAtom, inPlace, notificationsAtom, readAttention } from '@lifedesk/journey';
import { notifications } from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePortal } from '../portal.ts';

/** Asks what the customer should know, at sign-in and whenever the customer's data has changed. A failure is silent (section 8). */
export function useNotifications(): void {
  const { sdk } = usePortal();
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const whose = customer ?? company;
  const tell = useSetAtom(notificationsAtom);
  const setAttention = useSetAtom(attentionAtom);
  useEffect(() => {
    if (!whose) return;
    const withdrawn = new AbortController();
    notifications(sdk, {}, { ...inPlace, signal: withdrawn.signal }).then(
      (answer) => {
        tell(answer.notifications);
        setAttention(readAttention(answer.attention));
      },
      () => {},
    );
    return () => withdrawn.abort();
  }, [sdk, whose, tell, setAttention]);
}
