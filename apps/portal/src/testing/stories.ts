/** For the stories of services: the whole portal on a network of the contract's examples. */
export { to } from '../registry/to.ts';
export * from './screen-stories.tsx';
