import { type Signature, signatureOf } from '../parties/signature.ts';

export const TIMESTAMP_HEADER = 'x-gateway-timestamp';
export const SIGNATURE_HEADER = 'x-gateway-signature';

const gateway: Signature = signatureOf('x-gateway');
export const { sign, isSigned } = gateway;
