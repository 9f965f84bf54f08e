import { type Signature, signatureOf } from '../parties/signature.ts';

/** Implements the signature in `openapi/back-office.yaml`. */
const backOffice: Signature = signatureOf('x-back-office');
export const { sign, isSigned } = backOffice;
