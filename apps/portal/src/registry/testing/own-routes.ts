import { type ListedRoute, readRoutes } from './route-table.ts';

/**
 * Our own routes that can be opened without a session, which are not in the specification: address, access, audience, core
 * downtime, signed-out back target.
 */
const table = `
verify public rc no yes
recommended-plans either r no no
pay-link public rc no no
stop-payout public rc no no
`;

/** Each by its address. */
export const ownRoutes: ReadonlyMap<string, ListedRoute> = readRoutes(table);
