import { lazyPart, sessionKindAtom } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

export { unclaimedAmount_pageName as pageName } from '../texts.ts';

const OwnAmounts = lazyPart(() => import('./OwnAmounts.tsx'));
const PublicSearch = lazyPart(() => import('./PublicSearch.tsx'));

/** The signed-in customer's own amounts; for everyone else a search. */
export default function UnclaimedAmountScreen(): ReactElement {
  return useAtomValue(sessionKindAtom) === 'full' ? <OwnAmounts /> : <PublicSearch />;
}
