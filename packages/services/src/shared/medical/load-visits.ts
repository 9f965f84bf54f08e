import {
  type AnswerOf,
  type CallOptions,
  medicalEligiblePolicies,
  medicalReports,
  medicalStatus,
  type Schemas,
  type Sdk,
} from '@lifedesk/sdk';

export type MedicalCase = AnswerOf<'medicalEligiblePolicies'>['cases'][number];
export type MedicalReport = Schemas['MedicalReport'];
export type MedicalBooking = Schemas['MedicalBooking'];
export type MedicalSlot = Schemas['MedicalSlot'];
export type MedicalWay = Schemas['MedicalWay'];

/** The tests of one person, their appointment, and the reports that are in. */
export interface MedicalVisit {
  readonly one: MedicalCase;
  readonly status: AnswerOf<'medicalStatus'>;
  readonly reports: readonly MedicalReport[];
}

interface VisitPlace {
  readonly caseId: string;
  /** What is open on the page: each part is shown with the case as it is now. */
  readonly part: string;
}

/** One case; undefined if this person has none with that id. */
export async function loadVisit(
  sdk: Sdk,
  { caseId }: VisitPlace,
  options: CallOptions,
): Promise<MedicalVisit | undefined> {
  const { cases } = await medicalEligiblePolicies(sdk, {}, options);
  const one = cases.find((found) => found.caseId === caseId);
  if (!one) return undefined;
  const status = await medicalStatus(sdk, { caseId }, options);
  const { reports } = status.state === 'reports-in' ? await medicalReports(sdk, { caseId }, options) : { reports: [] };
  return { one, status, reports };
}
