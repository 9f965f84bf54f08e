import type { components } from '@lifedesk/contract';
import { type CalendarDate, checkFatcaDeclaration, type FatcaDeclarant } from '@lifedesk/rules';
import { problem } from '../../platform/problem.ts';

type Schemas = components['schemas'];

interface DeclarationBody {
  details: Schemas['FatcaDeclaration'];
  /** Null if the session cannot upload. */
  proofs: Schemas['FatcaProofs'] | null;
  declarant: FatcaDeclarant;
}

/** Throws `validation` with the fields that are missing or invalid. */
export function checkDeclaration({ details, proofs, declarant }: DeclarationBody, today: CalendarDate): void {
  const { passportIssueDate, visaType, visaValidTill } = details;
  if (passportIssueDate !== undefined && passportIssueDate > today)
    refuse('fatcaDetails/passportIssueDate', 'must not be in the future');
  if (visaType !== undefined && visaValidTill === undefined)
    refuse('fatcaDetails/visaValidTill', 'is required with a visa');
  if (visaValidTill !== undefined && visaValidTill < today) refuse('fatcaDetails/visaValidTill', 'must not be over');
  const { missing, proofs: needed } = checkFatcaDeclaration(details, declarant);
  const [first] = missing;
  if (first)
    refuse(
      `fatcaDetails/${first}`,
      first === 'forgienTaxIdNum' ? 'must be a foreign tax id, or another proof' : 'is required',
    );
  const missingKind = proofs && needed.find((kind) => !proofs.some(({ proofKind }) => proofKind === kind));
  if (missingKind) refuse('proofs', `must have a file of kind ${missingKind}`);
}

function refuse(place: string, detail: string): never {
  throw problem('validation', { errors: [{ pointer: `/${place}`, detail }] });
}
