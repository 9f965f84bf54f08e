import { type Signature, signatureOf } from '../parties/signature.ts';

/** As `openapi/back-office.yaml` describes it. */
const backOffice: Signature = signatureOf('x-back-office');
export const { sign, isSigned } = backOffice;
