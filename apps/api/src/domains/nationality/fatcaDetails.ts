import type { components } from '@lifedesk/contract';
import { maskMiddle, panFlags } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Declaration, findDeclarant, findDeclared } from './store.ts';

export const fatcaDetails = sessionHandler('fatcaDetails', async ({ session }, deps) => {
  const { customer, answer } = await loadFatcaDetailsDto(deps.db, session.customerId, true);
  const otpToken = await startConfirmation(deps, session, 'update-nationality');
  return ok({ ...answer, otpToken, ...maskedContacts(customer) });
});

export const fatcaDetailsPartial = sessionHandler('fatcaDetailsPartial', async ({ session }, { db }) =>
  ok((await loadFatcaDetailsDto(db, session.customerId, false)).answer),
);

type FatcaDetails = components['schemas']['FatcaDetails'];

/** Numbers that identify a person are always masked. */
const NUMBERS = ['passportNumber', 'forgienTaxIdNum', 'documentNumber', 'foreginUidNum'] as const;

/**
 * Nationality and tax residence.
 * @param withDeclaration false returns only the nationality and flags
 */
async function loadFatcaDetailsDto(db: Db, customerId: number, withDeclaration: boolean) {
  const customer = await findDeclarant(db, customerId);
  const declared = withDeclaration ? await findDeclared(db, customerId) : undefined;
  const { pan, pan_validated: isValidated, pan_seeding: seedingText } = customer;
  const fatcaDetails: FatcaDetails = {
    ...(declared ? maskDeclaration(declared) : {}),
    nationality: customer.nationality,
    ...panFlags({ pan, isValidated, seedingText }),
  };
  return { customer, answer: { commonFormDetails: { fatcaDetails }, isFatcaRequired: customer.fatca_required } };
}

function maskDeclaration(declaration: Declaration): Declaration {
  const dto = { ...declaration };
  for (const name of NUMBERS) if (dto[name] !== undefined) dto[name] = maskMiddle(dto[name]);
  return dto;
}
