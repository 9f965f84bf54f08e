import { expect, it } from 'vitest';
import { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './default-maintenance.ts';

// "Affected services: revival, pay loan, update mobile, update email, e-loan, PUA surrender, ULIP surrender, surrender
// enquiry and surrender request."
it('affects the nine services of the specification, in its order, in every window', () => {
  expect(CORE_SERVICE_PATHS).toEqual([
    '/revival-scheme',
    '/pay-loan',
    '/update-mobile',
    '/update-email',
    '/e-loan',
    '/pua-surrender',
    '/ulip-surrender',
    '/surrender-enquiry',
    '/surrender-request',
  ]);
  for (const window of DEFAULT_MAINTENANCE.coreDowntime) expect(window.applicablePaths).toBe(CORE_SERVICE_PATHS);
});
