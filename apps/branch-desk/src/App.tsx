import { expireNow, type Sdk, staySignedIn, watchExpiry } from '@lifedesk/sdk';
import { Button, Header, LanguageIcon, Notice, PageShell, Stack } from '@lifedesk/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmCustomer, type Sent } from './ConfirmCustomer.tsx';
import { CustomerDesk } from './CustomerDesk.tsx';
import { type Brand, type Customer, DeskContext } from './desk.ts';
import { FindCustomer } from './FindCustomer.tsx';
import { type Locale, textsIn } from './texts.ts';

/** One customer after the other: find, confirm by the one-time password, serve, finish. */
export function App({ sdk, brand }: { readonly sdk: Sdk; readonly brand: Brand }) {
  const [locale, setLocale] = useState<Locale>('en');
  const [sent, setSent] = useState<Sent>();
  const [customer, setCustomer] = useState<Customer>();
  const [note, setNote] = useState<'finished' | 'expired' | 'expiring'>();
  const main = useRef<HTMLElement>(null);
  const step = customer ? 'customer' : sent ? 'confirm' : 'find';
  const shown = useRef(step);
  const texts = textsIn(locale);
  const { say } = texts;

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = say('title');
    if (shown.current !== step) main.current?.focus();
    shown.current = step;
  });

  useEffect(() => {
    const forget = sdk.session.subscribe(({ ending, tokens }) => {
      setNote(ending && (ending === 'logged-out' ? 'finished' : 'expired'));
      if (tokens) return;
      setCustomer(undefined);
      if (ending) setSent(undefined);
    });
    const onExpired = () => void expireNow(sdk);
    const stop = watchExpiry(sdk.session, { onWarning: () => setNote('expiring'), onExpired });
    return () => {
      forget();
      stop();
    };
  }, [sdk]);

  // a refusal leaves the warning where it is: the end of the session follows in time
  const stay = () => void staySignedIn(sdk).catch(() => {});
  const other = locale === 'en' ? 'hi' : 'en';
  return (
    <DeskContext value={{ ...texts, sdk }}>
      <PageShell
        mainRef={main}
        skipLabel={say('skip')}
        header={
          <Header brand={{ name: brand.insurer[locale], productName: say('title'), mark: brand.mark }} homeHref="./">
            <Button variant="ghost" size="small" icon={LanguageIcon} lang={other} onClick={() => setLocale(other)}>
              {say('otherLanguage')}
            </Button>
          </Header>
        }
      >
        <Stack>
          <div role="status">
            {note && (
              <Notice
                tone={note === 'finished' ? 'success' : 'warning'}
                actions={note === 'expiring' && <Button onClick={stay}>{say('stay')}</Button>}
              >
                {say(note)}
              </Notice>
            )}
          </div>
          {customer ? (
            <CustomerDesk customer={customer} asked={sent?.asked ?? ''} />
          ) : sent ? (
            <ConfirmCustomer sent={sent} onBack={() => setSent(undefined)} onConfirmed={setCustomer} />
          ) : (
            <FindCustomer onSent={setSent} />
          )}
        </Stack>
      </PageShell>
    </DeskContext>
  );
}
