import { lazyPart, NotLoaded, pageFailureAtom, ResetOnRevisit, useKeptFocus } from '@lifedesk/journey';
import { BackIcon, Button, Stack } from '@lifedesk/ui';
import { useAtom } from 'jotai';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { useDesk } from './create-desk.ts';
import { services } from './registry/services.ts';
import { say } from './texts.ts';

const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  services.map(({ id, screen }) => [id, lazyPart(screen)]),
);

/** A service for the customer, and the link back to the customer's page. */
export function ServicePage({ id }: { readonly id: string }): ReactElement {
  useKeptFocus();
  const { router, home } = useDesk();
  const [failure, setFailure] = useAtom(pageFailureAtom);
  useEffect(() => () => setFailure(undefined), [setFailure]);
  const Screen = screens[id];
  return (
    <Stack gap="6">
      <div>
        <Button variant="text" icon={BackIcon} onClick={() => router.open(home)}>
          {say('toCustomer')}
        </Button>
      </div>
      {failure && <NotLoaded title={say('notLoaded')} error={failure} onRetry={() => setFailure(undefined)} />}
      {/* hidden, not unmounted: the answers are still there afterwards */}
      <div hidden={failure !== undefined}>
        <ResetOnRevisit>{Screen && <Screen />}</ResetOnRevisit>
      </div>
    </Stack>
  );
}
