import { type Signature, signatureOf } from '../parties/signature.ts';

const upi: Signature = signatureOf('x-upi');
export const { sign, isSigned } = upi;
