import { lazyPart, sessionKindAtom, usePageNavigation } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { TrackingSignIn } from './TrackingSignIn.tsx';

export {
  trackApplication_description as description,
  trackApplication_pageName as pageName,
} from '../texts.ts';

const Applications = lazyPart(() => import('../shared/applications/Applications.tsx'));
const QuickLook = lazyPart(() => import('./QuickLook.tsx'));

/** The applications of a person with a session; for everyone else the sign-in, or with `look` the stage alone. */
export default function TrackApplicationScreen(): ReactElement {
  const { query } = usePageNavigation();
  const session = useAtomValue(sessionKindAtom);
  if (session === 'full' || session === 'track') return <Applications />;
  return query.has('look') ? <QuickLook /> : <TrackingSignIn />;
}
