import type { ServiceFacts } from '@lifedesk/journey/service';
import type { ListedRoute } from './route-table.ts';

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** What follows for our own service that only signed-in people can open: it needs no row in a list. */
const ownPrivate = ({ id, access, audiences, dependsOn }: ServiceFacts): ListedRoute | undefined =>
  access === 'private'
    ? { id, access, audiences, core: dependsOn.includes('core'), backWhenSignedOut: false }
    : undefined;

/**
 * What is wrong with a row, in words; empty if it matches its list and the rules of the registry.
 * @param routes the specification's, and our own that can be opened without a session
 */
export function faultsOf(row: ServiceFacts, routes: ReadonlyMap<string, ListedRoute>): string[] {
  const route = routes.get(row.id) ?? ownPrivate(row);
  if (!route) return [`${row.id}: can be opened without a session, so it needs a row in own-routes.ts`];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${row.id}: ${fault}`);
  };
  expect(row.access === route.access, `access is ${route.access}, not ${row.access}`);
  expect(
    row.audiences.length > 0 && row.audiences.every((audience) => route.audiences.includes(audience)),
    `audiences are among ${route.audiences.join(' and ')}`,
  );
  expect(row.backWhenSignedOut === route.backWhenSignedOut, 'back without a session differs');
  expect(row.dependsOn.includes('core') === route.core, 'dependency on the core system differs');
  expect(
    (row.leave === 'dashboard') === ['update-mobile', 'update-email', 'update-pan'].includes(row.id),
    'only update-mobile, update-email and update-pan are always left for the dashboard',
  );
  const back =
    { home: 'dashboard', login: 'dashboard', logout: 'dashboard', 'unclaimed-amount': 'needs-id' }[row.id] ??
    'as-it-was';
  expect(row.backWhenSignedIn === back, `back with a session is ${back}`);
  expect(
    (row.alsoPaymentsOnly === true) === (row.id === 'update-nationality'),
    'only FATCA has a variant in a payments-only session',
  );
  expect(
    (row.indexed === true) === indexed.includes(row.id),
    'search engines list only the ways in and the services that section 2 names',
  );
  expect(same(row.audiences, [...new Set(row.audiences)]), 'an audience is named twice');
  return faults;
}

/**
 * Section 2: the front page and the two login pages have their own description; search metadata exists for two
 * services.
 */
const indexed = ['home', 'login', 'corporate-login', 'pay-online', 'track-application'];

/** What is wrong with the list as a whole: a duplicate address, a folder without a row, or a row without a folder. */
export function faultsOfList(rows: readonly ServiceFacts[], folders: readonly string[]): string[] {
  const ids = rows.map((row) => row.id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is in the list twice`),
    ...ids.filter((id) => !folders.includes(id)).map((id) => `${id}: has no folder of that name`),
    ...folders
      .filter((folder) => !ids.includes(folder))
      .map((folder) => `${folder}: a folder that is not in the list: add it to registry/services.ts`),
  ];
}
