import { inBackground, useApp, useInvalidFocus, useOneAtATime } from '@lifedesk/journey';
import { recordBranchVisit, type Schemas } from '@lifedesk/sdk';
import { Button, Card, SelectField, Stack } from '@lifedesk/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useDesk } from './create-desk.ts';
import { requestAtom } from './registry/links.ts';
import { say } from './texts.ts';

/** What was recorded about the last customer. */
export const visitAtom = atom<Schemas['BranchVisit'] | undefined>(undefined);

/** The kinds of identity document, and their names. */
const IDENTITIES = [
  ['aadhaar', 'seenAadhaar'],
  ['pan', 'seenPan'],
  ['passport', 'seenPassport'],
  ['driving-licence', 'seenLicence'],
  ['voter-id', 'seenVoterId'],
  ['none', 'seenNone'],
] as const;
export const identityName = (seen: Schemas['IdentitySeen']): string =>
  IDENTITIES.flatMap(([kind, name]) => (kind === seen ? say(name) : [])).join();

/** Who served the customer, and the end of their session. */
export function Finish(): ReactElement {
  const { sdk } = useApp();
  const { session } = useDesk();
  const setVisit = useSetAtom(visitAtom);
  // a customer who is not present shows no document
  const isPresent = useAtomValue(requestAtom) === undefined;
  const [seen, setSeen] = useState('');
  const [tries, setTries] = useState(0);
  const form = useInvalidFocus(tries);
  const { busy, run } = useOneAtATime<string>();
  const [identitySeen] = IDENTITIES.find(([kind]) => kind === seen) ?? [];
  const finish = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isPresent && !identitySeen) return;
    void run('finish', async () => {
      if (identitySeen) setVisit(await recordBranchVisit(sdk, { identitySeen }, inBackground));
      await session.signOut();
    });
  };
  return (
    <Card heading={say(isPresent ? 'served' : 'absent')}>
      <form ref={form} onSubmit={finish} noValidate>
        <Stack>
          {isPresent && (
            <SelectField
              label={say('seen')}
              help={say('seenHelp')}
              placeholder={say('seenChoose')}
              options={IDENTITIES.map(([value, name]) => ({ value, label: say(name) }))}
              value={seen}
              onChange={({ target }) => setSeen(target.value)}
              error={tries > 0 && !identitySeen ? say('seenMissing') : undefined}
            />
          )}
          <div>
            <Button type="submit" loading={busy !== undefined} loadingLabel={say('loading')}>
              {say('finish')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
