import { readAttention, setNotificationsAtom, useApp, useOnPageReturn, useOperation } from '@lifedesk/journey';
import { countNotifications } from '@lifedesk/rules';
import { notifications, prefetchedAnswer } from '@lifedesk/sdk';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

/** What needs the customer, newer than the data from sign-in, which it also replaces for the bell. */
export function useAttention() {
  const { sdk } = useApp();
  const result = useOperation(notifications, {}, { prefetched: prefetchedAnswer(sdk, 'notifications', {}) });
  useOnPageReturn(result.refresh);
  const takeNotifications = useSetAtom(setNotificationsAtom);
  const answer = result.state === 'loaded' ? result.answer : undefined;
  const items = useMemo(() => answer && readAttention(answer.attention), [answer]);
  useEffect(() => {
    if (answer) takeNotifications(answer);
  }, [answer, takeNotifications]);
  // a notification that the list does not have, or a reason that only a newer server knows, rules out the all-clear
  const isClear = answer && answer.attention.length === 0 && countNotifications(answer.notifications) === 0;
  return { result, items, isClear };
}
