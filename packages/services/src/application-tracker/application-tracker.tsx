import type { ReactElement } from 'react';
import Applications from '../shared/applications/Applications.tsx';

export { applicationTracker_pageName as pageName } from '../texts.ts';

/** The customer's applications for new policies. */
export default function ApplicationTrackerScreen(): ReactElement {
  return <Applications />;
}
