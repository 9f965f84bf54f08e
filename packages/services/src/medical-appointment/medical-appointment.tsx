import type { ReactElement } from 'react';
import MedicalVisits from '../shared/medical/MedicalVisits.tsx';

export { medicalAppointment_pageName as pageName } from '../texts.ts';

/** The medical tests of the customer's applications and revivals. */
export default function MedicalAppointmentScreen(): ReactElement {
  return <MedicalVisits />;
}
