/** For the tests of services: the whole portal in jsdom before the real API. */
export { maintenanceAtom } from '../app/maintenance/closure.ts';
export { to } from '../registry/to.ts';
export * from './render-portal.tsx';
