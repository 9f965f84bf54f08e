import { useLocale } from '@lifedesk/journey';
import { Button, Drawing, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { usePortal } from '../portal.ts';
import { maintenanceAtom } from './closure.ts';
import type { Closure } from './use-closure.ts';
import { whenInIndia } from './when.ts';

interface ClosedProps {
  readonly closure: Closure;
  readonly onAgain: () => void;
}

/** In place of a service, or of the whole portal, while a maintenance window closes it. */
export default function Closed({ closure, onAgain }: ClosedProps): ReactElement {
  const locale = useLocale();
  const { now } = usePortal();
  const maintenance = useAtomValue(maintenanceAtom);
  const instant = closure.because.some(({ cause }) => cause === 'instant');
  const own = instant ? maintenance?.messages?.instant[locale] : undefined;
  return (
    <Stack gap="6" measure="text">
      <Drawing name="waiting" />
      <Stack gap="2">
        <Heading level={1}>{m.maintenance_closedHeading()}</Heading>
        {own && <p>{own}</p>}
        {closure.end && <p>{m.maintenance_closedUntil({ to: whenInIndia(closure.end, now()) })}</p>}
        {!closure.end && !own && <p>{m.maintenance_closedOpenEnd()}</p>}
        <p>{m.maintenance_nothingLost()}</p>
      </Stack>
      <div>
        <Button onClick={onAgain}>{m.maintenance_lookAgain()}</Button>
      </div>
    </Stack>
  );
}
