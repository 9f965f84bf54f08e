import { attentionAtom, companyAtom, customerAtom, inPlace, notificationsAtom, readAttention } from '@lifedesk/journey';
import { notifications } from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePortal } from '../portal.ts';

/** Loads the notifications at sign-in and whenever the customer’s data has changed. A failure is silent (section 8). */
export function useNotifications(): void {
  const { sdk } = usePortal();
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const owner = customer ?? company;
  const setNotifications = useSetAtom(notificationsAtom);
  const setAttention = useSetAtom(attentionAtom);
  useEffect(() => {
    if (!owner) return;
    const controller = new AbortController();
    notifications(sdk, {}, { ...inPlace, signal: controller.signal }).then(
      (answer) => {
        setNotifications(answer.notifications);
        setAttention(readAttention(answer.attention));
      },
      () => {},
    );
    return () => controller.abort();
  }, [sdk, owner, setNotifications, setAttention]);
}
