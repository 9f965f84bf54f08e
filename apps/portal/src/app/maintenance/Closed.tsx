import { useLocale, useServiceNames } from '@lifedesk/journey';
import { Button, Drawing, Heading, Paragraph, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../texts.ts';
import { usePortal } from '../portal.ts';
import { maintenanceAtom } from './closure.ts';
import { serverMessage } from './server-message.ts';
import type { Closure } from './use-closure.ts';
import { formatInstant } from './when.ts';

interface ClosedProps {
  readonly closure: Closure;
  readonly onAgain: () => void;
}

/** Replaces a service, or the whole portal, while a maintenance window closes it. */
export default function Closed({ closure, onAgain }: ClosedProps): ReactElement {
  const locale = useLocale();
  const { now } = usePortal();
  const maintenance = useAtomValue(maintenanceAtom);
  const { pathname } = useLocation();
  const service = useServiceNames()?.at(pathname)?.name();
  const own = serverMessage(maintenance?.messages, closure, { locale, now: now(), service });
  const saysWhen = own !== undefined && closure.because.every(({ cause }) => cause !== 'instant');
  return (
    <Stack gap="6" measure="text">
      <Drawing name="waiting" />
      <Stack gap="2">
        <Heading level={1}>{m.maintenance_closedHeading()}</Heading>
        {own && <Paragraph>{own}</Paragraph>}
        {closure.end && !saysWhen && <p>{m.maintenance_closedUntil({ to: formatInstant(closure.end, now()) })}</p>}
        {!closure.end && !own && <p>{m.maintenance_closedOpenEnd()}</p>}
        <p>{m.maintenance_nothingLost()}</p>
      </Stack>
      <div>
        <Button onClick={onAgain}>{m.maintenance_lookAgain()}</Button>
      </div>
    </Stack>
  );
}
