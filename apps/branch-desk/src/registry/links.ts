import { type Links, type ServiceLink, searchOf, sessionKindAtom } from '@lifedesk/journey';
import { entryTo } from '@lifedesk/journey/service';
import { atom, type createStore } from 'jotai';
import { say } from '../texts.ts';
import { services } from './services.ts';

/**
 * The query parameter that names the service: the desk is one page, and web servers do not have to know its services.
 */
export const serviceParameter = 'service';

/** The request of a customer who is not present, because of which staff act. Undefined with the customer's OTP. */
export const requestAtom = atom<string | undefined>(undefined);
/** All that a request allows. */
const onRequest = 'track-service-requests';

/** Names in the words of staff, where a service is named in the customer's. */
const staffNames: Readonly<Record<string, (() => string) | undefined>> = {
  [onRequest]: () => say('requests'),
};

/** The links between the desk's services. Undefined for services that it does not run. */
export function linksOf(store: ReturnType<typeof createStore>, home: string): Links {
  const href: Links['href'] = (id, query) => {
    const row = services.find((service) => service.id === id);
    if (store.get(requestAtom) !== undefined && id !== onRequest) return undefined;
    if (!row || entryTo(row, store.get(sessionKindAtom)) !== 'enter') return undefined;
    return home + searchOf({ [serviceParameter]: id, ...query });
  };
  return {
    href,
    async names() {
      const { menus } = await import('@lifedesk/services/menus');
      const link = (id: string): ServiceLink[] => {
        const address = href(id);
        return address === undefined
          ? []
          : [{ id, href: address, name: () => staffNames[id]?.() ?? menus[id]?.name() ?? '' }];
      };
      return {
        at: (path) => link(path.split('/').at(-1) ?? '')[0],
        inGroup: (group) => services.filter(({ id }) => menus[id]?.group === group).flatMap(({ id }) => link(id)),
      };
    },
  };
}
