import { type Signature, signatureOf } from '../parties/signature.ts';

const bank: Signature = signatureOf('x-bank');
export const { sign, isSigned } = bank;
