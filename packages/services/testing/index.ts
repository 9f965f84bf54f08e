/** For the tests of services: a service in an app in memory, before the real API. */
export { picture } from './picture.ts';
export * from './render.tsx';
export { signIn } from './sign-in.ts';
