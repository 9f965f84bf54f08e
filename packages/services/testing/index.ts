/** For the tests of services: a service in an in-memory app on the real API. */
export { holdAnswers } from './hold-answers.ts';
export { loseAnswers } from './lose-answers.ts';
export { picture } from './picture.ts';
export { receiveAnotherAmount } from './receive-another-amount.ts';
export * from './render.tsx';
export { applicantOf, asApplicant, signIn } from './sign-in.ts';
