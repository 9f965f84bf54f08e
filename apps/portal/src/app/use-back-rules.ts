import { sessionKindAtom } from '@lifedesk/journey';
import { audienceOf } from '@lifedesk/journey/service';
import { useEffect } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { type Back, backTo } from '../registry/back.ts';
import { services } from '../registry/services.ts';
import { to } from '../registry/to.ts';
import { usePortal } from './portal.ts';

/** Applies the back rules (section 2) to the browser's back and forward buttons. */
export function useBackRules(): void {
  const { store } = usePortal();
  const navigate = useNavigate();
  // read from the store, not from a render: a session that ended a moment ago counts as ended
  const ruleFor = (target: { pathname: string; search: string }): Back =>
    backTo(services, target, audienceOf(store.get(sessionKindAtom)) !== undefined);
  const { state, location, reset } = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname && ruleFor(nextLocation) !== 'go',
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    const leadsToDashboard = ruleFor(location) === 'dashboard';
    reset();
    if (leadsToDashboard) navigate(to('dashboard'));
  });
}
