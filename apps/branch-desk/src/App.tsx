import {
  AppContext,
  customerAtom,
  expiryWarningAtom,
  InLanguage,
  localeAtom,
  MemoryNavigation,
  StaffSignInScreen,
  signOutStaff,
  Toasts,
  titlePrefixAtom,
  useMemoryEntry,
} from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import { app_language } from '@lifedesk/journey/messages';
import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Header, LanguageIcon, Notice, PageShell, Paragraph, Stack } from '@lifedesk/ui';
import { Provider, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { CustomerDesk } from './CustomerDesk.tsx';
import { type Desk, DeskContext, endingAtom, serviceAt, staffAtom, stayedAtom, useDesk } from './create-desk.ts';
import { FindCustomer } from './FindCustomer.tsx';
import { identityName, visitAtom } from './Finish.tsx';
import { requestAtom } from './registry/links.ts';
import { ServicePage } from './ServicePage.tsx';
import { say } from './texts.ts';

const SWITCH = { variant: 'ghost', size: 'small', icon: LanguageIcon } as const;

/**
 * One customer after the other: find, confirm by the one-time password, serve, finish.
 * @param returned this tab was the payment page, and the gateway has sent it back
 */
export function App({ desk, returned = false }: { desk: Desk; returned?: boolean }): ReactElement {
  return (
    <Provider store={desk.store}>
      <DeskContext value={desk}>
        <AppContext value={desk}>
          <InLanguage>{() => <Frame returned={returned} />}</InLanguage>
        </AppContext>
      </DeskContext>
    </Provider>
  );
}

function Frame({ returned }: { readonly returned: boolean }): ReactElement {
  const { brand, router, sdk, session, fail } = useDesk();
  const [staff, setStaff] = useAtom(staffAtom);
  const [locale, setLocale] = useAtom(localeAtom);
  const customer = useAtomValue(customerAtom);
  const prefix = useAtomValue(titlePrefixAtom);
  const [query, setQuery] = useState('');
  const setEnding = useSetAtom(endingAtom);
  const setVisit = useSetAtom(visitAtom);
  const setRequest = useSetAtom(requestAtom);
  useMemoryEntry(router);
  const service = customer && serviceAt(router);
  const page = staff ? (service ?? (customer ? 'customer' : 'find')) : 'staff';
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    document.title = prefix === undefined ? say('title') : `${prefix}: ${say('title')}`;
    if (shown.current !== page) main.current?.focus();
    shown.current = page;
  }, [locale, page, prefix]);

  // what was said about the last customer is not about this one
  const begin = (found: string, request?: string) => {
    setQuery(found);
    setRequest(request);
    setEnding(undefined);
    setVisit(undefined);
  };
  const signStaffOut = async () => {
    await session.signOut();
    await signOutStaff(sdk).catch(fail);
    setStaff(undefined);
  };
  const others = locales.filter((other) => other !== locale);
  return (
    <>
      <PageShell
        mainRef={main}
        skipLabel={say('skip')}
        header={
          <Header brand={{ name: brand.shortName[locale], productName: say('title'), mark: brand.mark }} homeHref="./">
            {staff && (
              <Button variant="ghost" size="small" onClick={signStaffOut}>
                {say('staffSignOut', { name: staff.name })}
              </Button>
            )}
            {others.map((other) => (
              <Button key={other} {...SWITCH} lang={other} onClick={() => setLocale(other)}>
                {app_language({}, { locale: other })}
              </Button>
            ))}
          </Header>
        }
      >
        <Stack>
          <div role="status">
            {returned && !customer && !query ? (
              <Notice>{say('returned')}</Notice>
            ) : (
              <Note isServing={customer !== undefined} />
            )}
          </div>
          <MemoryNavigation key={page} router={router}>
            {!staff && <StaffSignInScreen onSignedIn={setStaff} />}
            {staff && !customer && <FindCustomer staff={staff} onFound={begin} />}
            {staff && customer && service === undefined && <CustomerDesk customer={customer} query={query} />}
            {staff && service !== undefined && <ServicePage id={service} />}
          </MemoryNavigation>
        </Stack>
      </PageShell>
      <Toasts page={page} />
    </>
  );
}

/** The session is about to end, Back would have ended it, or the previous customer has been finished. */
function Note({ isServing }: { readonly isServing: boolean }): ReactElement | null {
  const { session, fail } = useDesk();
  const secondsLeft = useAtomValue(expiryWarningAtom);
  const ending = useAtomValue(endingAtom);
  const stayed = useAtomValue(stayedAtom);
  const visit = useAtomValue(visitAtom);
  if (isServing && secondsLeft !== undefined)
    return (
      <Notice tone="warning" actions={<Button onClick={() => void session.keep().catch(fail)}>{say('stay')}</Button>}>
        {say('expiring')}
      </Notice>
    );
  if (isServing) return stayed ? <Notice>{say('stayed')}</Notice> : null;
  if (ending !== 'logged-out') return null;
  return (
    <Notice tone="success">
      <p>{say('finished')}</p>
      {visit && (
        <Paragraph>{say('recorded', { number: visit.visitNo, name: visit.staffName, ...seenAt(visit) })}</Paragraph>
      )}
    </Notice>
  );
}

const seenAt = ({ identitySeen, recordedAt }: Schemas['BranchVisit']): { seen: string; date: string; time: string } => {
  const at = new Date(recordedAt);
  return { seen: identityName(identitySeen), date: formatDate(todayInIndia(at)), time: format12HourTime(at) };
};
