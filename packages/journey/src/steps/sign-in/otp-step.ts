/** The second step of signing in, with what leads to it: one chunk, fetched when the first step is sent. */
export { begin } from './begin.ts';
export { SignInOtp } from './SignInOtp.tsx';
