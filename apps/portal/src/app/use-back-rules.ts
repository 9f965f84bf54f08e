import { useEffect } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { backTo } from '../registry/back.ts';
import { services } from '../registry/services.ts';
import { to } from '../registry/to.ts';

/** Applies the back rules (section 2) to the browser's back and forward buttons. */
export function useBackRules(signedIn: boolean): void {
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' &&
      currentLocation.pathname !== nextLocation.pathname &&
      backTo(services, nextLocation, signedIn) !== 'go',
  );
  const { state, location, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    if (backTo(services, location, signedIn) === 'dashboard') navigate(to('dashboard'));
  }, [state, location, reset, navigate, signedIn]);
}
