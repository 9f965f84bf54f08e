import { useStep } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import { ekycJourney } from './ekyc-journey.ts';
import { FileForm } from './FileForm.tsx';
import { NumberForm } from './NumberForm.tsx';

/** The check with Aadhaar, by OTP or by file; each is one press away from the other. */
export default function CheckStep(): ReactElement {
  const { values } = useStep(ekycJourney);
  useScreenOpening(values.way);
  return values.way === 'file' ? <FileForm /> : <NumberForm />;
}
