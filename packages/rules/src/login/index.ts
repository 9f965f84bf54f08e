export { checkOtp } from './check-otp.ts';
export { OTP_LIMITS } from './otp-limits.ts';
export type { LoginId } from './recognise-login-id.ts';
export { recogniseLoginId } from './recognise-login-id.ts';
