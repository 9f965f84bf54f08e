import { notifications } from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { silent } from '../answers/use-answer.ts';
import { useApp } from '../provider/app.ts';
import { readAttention } from './attention.ts';
import { attentionAtom } from './attention-atom.ts';
import { companyAtom, customerAtom } from './customer.ts';
import { notificationsAtom } from './notifications.ts';

/**
 * Loads the notifications, and what the customer should do, at sign-in and whenever the customer’s data has changed: once for
 * the whole app. A failure is silent (section 8).
 */
export function useNotifications(): void {
  const { sdk } = useApp();
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const owner = customer ?? company;
  const setNotifications = useSetAtom(notificationsAtom);
  const setAttention = useSetAtom(attentionAtom);
  useEffect(() => {
    if (!owner) return;
    const controller = new AbortController();
    notifications(sdk, {}, { ...silent, signal: controller.signal }).then(
      (answer) => {
        setNotifications(answer.notifications);
        setAttention(readAttention(answer.attention));
      },
      () => {},
    );
    return () => controller.abort();
  }, [sdk, owner, setNotifications, setAttention]);
}
