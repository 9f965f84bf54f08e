import { sessionKindAtom } from '@lifedesk/journey';
import { audienceOf, type ServiceFacts } from '@lifedesk/journey/service';
import { BackIcon, Button } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveTo } from '../registry/leave.ts';
import { to } from '../registry/to.ts';
import * as m from '../texts.ts';
import { stepParameter } from './step-parameter.ts';

/** Takes a person with a session out of a service, by its leave rule (section 2). */
export function LeaveButton({ service }: { readonly service: ServiceFacts }): ReactElement | null {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const session = useAtomValue(sessionKindAtom);
  // people who only pay have no dashboard, and come from what is due
  const home =
    session === 'partial' && service.access === 'private' ? to('pay-online') : audienceOf(session) && to('dashboard');
  // inside a journey the journey's own button goes back one step
  const isInside = new URLSearchParams(search).has(stepParameter);
  if (!home || isInside || service.access === 'public' || pathname === home) return null;
  const leave = () => {
    // a page opened by a link from outside has no earlier page of the portal
    const isFirst = key === 'default' || history.state?.idx === 0;
    return leaveTo(service, search) === 'back' && !isFirst ? navigate(-1) : navigate(home);
  };
  return (
    <div>
      <Button variant="text" icon={BackIcon} onClick={leave}>
        {m.app_back()}
      </Button>
    </div>
  );
}
