import type { components } from '@lifedesk/contract';
import { type CalendarDate, isFatcaComplete } from '@lifedesk/rules';
import { problem } from '../../problem.ts';

type Declaration = components['schemas']['FatcaDeclaration'];

/** Who lives and pays taxes in India alone, and is Indian: nothing else is asked. */
export const isResident = ({ nationality, currentResidenceCountry, countryOfResidencePerTax }: Declaration): boolean =>
  nationality === 'I' && currentResidenceCountry === 'IN' && countryOfResidencePerTax === 'IN';

/** Refuses with `validation`, at the place, what is missing or cannot be. */
export function checkDeclaration(declaration: Declaration, today: CalendarDate): void {
  const { passportIssueDate, visaType, visaValidTill } = declaration;
  if (passportIssueDate !== undefined && passportIssueDate > today)
    refuse('passportIssueDate', 'must not be in the future');
  if (visaType !== undefined && visaValidTill === undefined) refuse('visaValidTill', 'is required with a visa');
  if (visaValidTill !== undefined && visaValidTill < today) refuse('visaValidTill', 'must not be over');
  if (isResident(declaration)) return;
  const [first] = isFatcaComplete(declaration).missing.filter((field) => field !== 'forgienTaxIdNum' || !otherProof());
  if (first) refuse(first, first === 'forgienTaxIdNum' ? 'must be a foreign tax id, or another proof' : 'is required');

  /** Where a country gives no tax id, another document stands for it. */
  function otherProof(): boolean {
    const { forgienTaxIdNum, otherProofForiegnTaxResidence, documentNumber } = declaration;
    return forgienTaxIdNum === undefined && otherProofForiegnTaxResidence !== undefined && documentNumber !== undefined;
  }
}

function refuse(field: string, detail: string): never {
  throw problem('validation', { errors: [{ pointer: `/fatcaDetails/${field}`, detail }] });
}
