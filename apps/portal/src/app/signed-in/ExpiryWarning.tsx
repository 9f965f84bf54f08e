import { expiryWarningAtom } from '@lifedesk/journey';
import { Amount, Button, Dialog, Stack, useCountdown } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { usePortal } from '../portal.ts';

/** Two minutes before the session ends: the time left, and one button that extends it. */
export function ExpiryWarning(): ReactElement | null {
  const secondsLeft = useAtomValue(expiryWarningAtom);
  return secondsLeft === undefined ? null : <Warning secondsLeft={secondsLeft} />;
}

function Warning({ secondsLeft }: { readonly secondsLeft: number }): ReactElement {
  const { session, fail } = usePortal();
  const navigate = useNavigate();
  const [keeping, setKeeping] = useState(false);
  const left = useCountdown(secondsLeft, secondsLeft);
  const keep = async () => {
    setKeeping(true);
    await session.keep().catch(fail);
    setKeeping(false);
  };
  return (
    <Dialog
      open
      title={m.session_warningTitle()}
      description={m.session_warningBody()}
      actions={
        <>
          <Button loading={keeping} onClick={keep}>
            {m.session_stay()}
          </Button>
          <Button variant="text" onClick={() => navigate(to('logout'))}>
            {m.session_leave()}
          </Button>
        </>
      }
    >
      <Stack>
        <p role="timer">
          <Amount size="figureLarge">
            {m.session_remaining({ minutes: Math.floor(left / 60), seconds: left % 60 })}
          </Amount>
        </p>
        <p>{m.session_warningKept()}</p>
      </Stack>
    </Dialog>
  );
}
