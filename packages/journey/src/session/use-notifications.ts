import { countNotifications } from '@lifedesk/rules';
import { localFlag, notifications, setLocalFlag } from '@lifedesk/sdk';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { silent } from '../answers/use-answer.ts';
import { useOnPageReturn } from '../answers/use-on-page-return.ts';
import { ownerAtom } from '../customer/customer.ts';
import { useApp } from '../provider/app.ts';
import { lastCountAtom, setNotificationsAtom } from './notifications.ts';

/**
 * Loads the notifications, and what the customer should do, at sign-in and whenever the customer’s data has changed:
 * once for the whole app. A failure is silent (section 8). The device remembers how many there are. If a payment was
 * made in another tab, the customer's data is reloaded when the person comes back to this one.
 */
export function useNotifications(): void {
  const { sdk, session, fail } = useApp();
  const { store } = sdk.session;
  const { get } = useStore();
  const owner = useAtomValue(ownerAtom);
  const takeNotifications = useSetAtom(setNotificationsAtom);
  const setRemembered = useSetAtom(lastCountAtom);
  const transaction = useRef(localFlag(store, 'transactionMade'));
  useOnPageReturn(() => {
    const made = localFlag(store, 'transactionMade');
    if (!owner || made === undefined || made === transaction.current) return;
    transaction.current = made;
    session.renew().catch(fail);
  });
  useEffect(() => {
    if (!owner) return;
    setRemembered(Number(localFlag(store, 'notifications')) || 0);
    const controller = new AbortController();
    notifications(sdk, {}, { ...silent, signal: controller.signal }).then(
      (answer) => {
        // it arrived while the person signed out, so drop it
        if (get(ownerAtom) !== owner) return;
        takeNotifications(answer);
        setLocalFlag(store, 'notifications', String(countNotifications(answer.notifications)));
      },
      () => {},
    );
    return () => controller.abort();
  }, [sdk, store, get, owner, takeNotifications, setRemembered]);
}
