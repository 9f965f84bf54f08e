import { type ListedRoute, readRoutes } from './route-table.ts';

/**
 * Our own routes, which are not in the specification: address, access, audience, core downtime, signed-out back target.
 */
const table = `
all-services private rc no no
signed-in-devices private rc no no
verify public rc no yes
recommended-plans either r no no
pay-links private r no no
pay-link public rc no no
calendar-feed private r no no
payout-history private r no no
premium-redirection private r no no
compare private rc no no
stop-payout public rc no no
`;

/** Every route of our own, by address. */
export const ownRoutes: ReadonlyMap<string, ListedRoute> = readRoutes(table);
