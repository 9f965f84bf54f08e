import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

type ProofKind = Schemas['AddressProofKind'];

const names: Record<ProofKind, () => string> = {
  passport: m.updateAddress_passport,
  'voter-id': m.updateAddress_voter,
  'driving-licence': m.updateAddress_licence,
  'masked-aadhaar': m.updateAddress_aadhaar,
  'utility-bill': m.updateAddress_bill,
  'bank-statement': m.updateAddress_statement,
  'rent-agreement': m.updateAddress_rent,
};

export const proofKinds = Object.keys(names) as ProofKind[];

export const proofName = (kind: ProofKind): string => names[kind]();
