import type { components } from '@lifedesk/contract';
import { maskMiddle } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findDeclarant, findDeclared } from './store.ts';

type FatcaDetails = components['schemas']['FatcaDetails'];
type Declaration = components['schemas']['FatcaDeclaration'];

/** Numbers that name a person: shown only masked. */
const NUMBERS = ['passportNumber', 'forgienTaxIdNum', 'documentNumber', 'foreginUidNum'] as const;

/** What is known of nationality and tax residence. `known` is false where only nationality and flags are to be told. */
export async function tellDetails(db: Db, customerId: number, known: boolean) {
  const customer = await findDeclarant(db, customerId);
  // It was validated by the contract when it was declared.
  const declared = known ? ((await findDeclared(db, customerId)) as Declaration | undefined) : undefined;
  const flag = customer.pan_validated ? ('Y' as const) : ('N' as const);
  const fatcaDetails: FatcaDetails = {
    ...(declared ? masked(declared) : {}),
    nationality: customer.nationality,
    isPanValidated: flag,
    isPanValidNoDocRequired: flag,
    noPan: customer.pan === null,
  };
  return { customer, answer: { commonFormDetails: { fatcaDetails }, isFatcaRequired: customer.fatca_required } };
}

function masked(declaration: Declaration): Declaration {
  const told = { ...declaration };
  for (const name of NUMBERS) if (told[name] !== undefined) told[name] = maskMiddle(told[name]);
  return told;
}
