import { atom } from 'jotai';

/** Whether the browser has a network. Follows its `online` and `offline` events. */
export const onlineAtom = atom(true);
onlineAtom.onMount = (set) => {
  const follow = () => set(navigator.onLine);
  follow();
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
};
