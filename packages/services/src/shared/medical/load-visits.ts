import {
  type AnswerOf,
  type CallOptions,
  medicalEligiblePolicies,
  medicalStatus,
  type Schemas,
  type Sdk,
} from '@lifedesk/sdk';

export type MedicalCase = AnswerOf<'medicalEligiblePolicies'>['cases'][number];
export type MedicalBooking = Schemas['MedicalBooking'];
export type MedicalSlot = Schemas['MedicalSlot'];
export type MedicalWay = Schemas['MedicalWay'];

/** The tests of one person, and their appointment. */
export interface MedicalVisit {
  readonly one: MedicalCase;
  readonly status: AnswerOf<'medicalStatus'>;
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
  return one && { one, status: await medicalStatus(sdk, { caseId }, options) };
}
