import { defineFacts, entryTo, type ScreenModule, type ServiceFacts } from '@lifedesk/journey/service';
import { menus } from '@lifedesk/services/menus';
import { screens } from '@lifedesk/services/screens';
import { describe, expect, it } from 'vitest';
import { backTo } from './back.ts';
import { leaveTo } from './leave.ts';
import { loginAddress, safeRedirect } from './redirect.ts';
import { addressOf, segmentOf, serviceAt } from './registry.ts';
import { screenOf } from './screen-of.ts';
import { services } from './services.ts';
import { faultsOf, faultsOfList } from './testing/conformance.ts';
import { ownRoutes } from './testing/own-routes.ts';
import { specifiedRoutes } from './testing/specified-routes.ts';
import { documentTitle, pageNameFromPath } from './title.ts';
import { workTypeAt } from './work-types.ts';

const rows: readonly ServiceFacts[] = services;
const home = '../../../../packages/services/src';
const modules = import.meta.glob<ScreenModule>('../../../../packages/services/src/*/*.tsx');
const folders = Object.keys(import.meta.glob('../../../../packages/services/src/*/facts.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);
const ids = (of: (route: ServiceFacts) => boolean) => rows.filter(of).map((row) => row.id);

const routes = new Map([...specifiedRoutes, ...ownRoutes]);

/** A typical row; a test says what it changes. */
const plain = defineFacts({
  id: 'update-address',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
const row = (facts: Partial<ServiceFacts>): ServiceFacts => ({ ...plain, ...facts });

describe('the list of services', () => {
  it('matches the specification, or what we list of our own, row by row', () => {
    expect(rows.flatMap((each) => faultsOf(each, routes))).toEqual([]);
  });

  it('has no route both in the specification and in our own list', () => {
    expect([...ownRoutes.keys()].filter((id) => specifiedRoutes.has(id))).toEqual([]);
  });

  it('has every route of our own', () => {
    const built = new Set(rows.map(({ id }) => id));
    expect([...ownRoutes.keys()].filter((id) => !built.has(id))).toEqual([]);
  });

  it('matches the folders, each once', () => {
    expect(faultsOfList(rows, folders)).toEqual([]);
  });

  it('rejects a bad row for each thing that can be wrong in a row', () => {
    const bad: [Partial<ServiceFacts>, string][] = [
      [
        { id: 'update-adress', access: 'public' },
        'update-adress: can be opened without a session, so it needs a row in own-routes.ts',
      ],
      [{ id: 'own-service', backWhenSignedOut: true }, 'own-service: back without a session differs'],
      [{ access: 'public' }, 'update-address: access is private, not public'],
      [{ audiences: ['corporate'] }, 'update-address: audiences are among retail'],
      [{ audiences: ['retail', 'retail'] }, 'update-address: an audience is named twice'],
      [{ backWhenSignedOut: true }, 'update-address: back without a session differs'],
      [{ dependsOn: ['core'] }, 'update-address: dependency on the core system differs'],
      [{ backWhenSignedIn: 'dashboard' }, 'update-address: back with a session is as-it-was'],
      [
        { leave: 'dashboard' },
        'update-address: only update-mobile, update-email and update-pan are always left for the dashboard',
      ],
      [{ alsoPaymentsOnly: true }, 'update-address: only FATCA has a variant in a payments-only session'],
      [{ indexed: true }, 'update-address: search engines list only the ways in and the services that section 2 names'],
    ];
    for (const [facts, fault] of bad) expect(faultsOf(row(facts), routes)).toEqual([fault]);
    expect(faultsOf(row({}), routes)).toEqual([]);
    expect(faultsOf(row({ id: 'own-service' }), routes)).toEqual([]);
    expect(faultsOfList([row({}), row({})], ['update-address', 'e-loan'])).toEqual([
      'update-address: is in the list twice',
      'e-loan: a folder that is not in the list: add it to registry/services.ts',
    ]);
    expect(faultsOfList([row({})], [])).toEqual(['update-address: has no folder of that name']);
  });

  it('has a screen for each, and loads nothing else by itself', () => {
    const how = 'name a file that is not a screen like a component, or `…-steps.tsx`';
    expect(Object.keys(screens).sort(), how).toEqual(folders.sort());
  });

  it('opens the screen in the same folder', async () => {
    for (const { id } of services)
      expect([id, await screenOf(id)]).toEqual([id, await modules[`${home}/${id}/${id}.tsx`]?.()]);
  });

  it('has search-engine texts on the screen of every service that may be listed, and on no other', async () => {
    for (const service of services)
      expect([service.id, 'description' in (await screenOf(service.id))]).toEqual([service.id, 'indexed' in service]);
  });

  it('has a menu entry for every service that people open from the menu, and for no other', () => {
    const reachable = ids(({ access }) => access !== 'public');
    const steps = ['policy-details'];
    expect(Object.keys(menus).sort()).toEqual(reachable.filter((id) => !steps.includes(id)).sort());
  });
});

describe('addresses', () => {
  it('are under the prefix, with a query that leaves out empty values', () => {
    expect(addressOf('policy-details', { id: 'a b', from: undefined })).toBe('/cs/policy-details?id=a+b');
  });

  it('are found with and without the prefix, with and without a trailing slash', () => {
    for (const path of ['/cs/dashboard', '/dashboard', '/cs/dashboard/'])
      expect(serviceAt(rows, path)?.id).toBe('dashboard');
    for (const path of ['/cs', '/cs/', '/']) expect(serviceAt(rows, path)?.id).toBe('login');
    expect(serviceAt(rows, '/csdashboard')).toBeUndefined();
    expect(segmentOf('/cs/no/such')).toBe('no/such');
  });
});

describe('entry', () => {
  const signedOutOnly = row({ access: 'public', onlySignedOut: true });
  it.each([
    [row({}), { none: 'login', partial: 'login', track: 'login', full: 'enter', corp: 'absent' }],
    [
      row({ alsoPaymentsOnly: true }),
      { none: 'login', partial: 'enter', track: 'login', full: 'enter', corp: 'absent' },
    ],
    [row({ audiences: ['retail', 'corporate'] }), { none: 'login', full: 'enter', corp: 'enter' }],
    [row({ audiences: ['corporate'] }), { none: 'login', full: 'absent', corp: 'enter' }],
    [row({ access: 'either' }), { none: 'enter', partial: 'enter', track: 'enter', full: 'enter', corp: 'absent' }],
    [row({ access: 'public' }), { none: 'enter', partial: 'enter', full: 'enter', corp: 'enter' }],
    [signedOutOnly, { none: 'enter', partial: 'enter', track: 'enter', full: 'dashboard', corp: 'dashboard' }],
  ] as const)('%#', (facts, entries) => {
    for (const [session, entry] of Object.entries(entries))
      expect([session, entryTo(facts, session as 'none')]).toEqual([session, entry]);
  });
});

describe('titles', () => {
  it.each([
    ['/cs/policy-details', 'Policy Details'],
    ['/cs/e-loan', 'E Loan'],
    ['/cs/digital-living-certificate/', 'Digital Living Certificate'],
    ['/cs', ''],
  ])('%s is named %s after its address', (path, name) => expect(pageNameFromPath(path)).toBe(name));

  it('end with the product', () => {
    expect(documentTitle('Policy Details', 'Lifedesk')).toBe('Policy Details | Lifedesk');
    expect(documentTitle('', 'Lifedesk')).toBe('Lifedesk');
    expect(documentTitle('Pay online', 'Lifedesk', 'Error')).toBe('Error: Pay online | Lifedesk');
  });
});

describe('leaving', () => {
  it('goes back if the address has an id, otherwise to the dashboard', () => {
    expect(leaveTo(row({}), '?id=7')).toBe('back');
    expect(leaveTo(row({}), '')).toBe('dashboard');
  });

  it('from a change of mobile, email or PAN always goes to the dashboard', () => {
    expect(leaveTo(row({ leave: 'dashboard' }), '?id=7')).toBe('dashboard');
  });
});

describe('going back', () => {
  // the whole table of the specification, including services that do not exist yet
  const all: ServiceFacts[] = [...specifiedRoutes.values()].map((route) =>
    row({
      ...route,
      dependsOn: [],
      backWhenSignedIn:
        ({ home: 'dashboard', login: 'dashboard', logout: 'dashboard', 'unclaimed-amount': 'needs-id' } as const)[
          route.id
        ] ?? 'as-it-was',
      ...(route.id === 'login' ? { atEntry: true as const } : {}),
    }),
  );
  const back = (address: string, signedIn: boolean) => {
    const { pathname, search } = new URL(address, 'https://portal.example');
    return backTo(all, { pathname, search }, signedIn);
  };

  it.each([
    ['/cs', 'dashboard'],
    ['/cs/home', 'dashboard'],
    ['/cs/login', 'dashboard'],
    ['/cs/logout', 'dashboard'],
    ['/cs/unclaimed-amount', 'dashboard'],
    ['/cs/unclaimed-amount?id=7', 'go'],
    ['/cs/switch-funds?id=7', 'go'],
    ['/cs/policy-details?id=7', 'go'],
  ])('with a session to %s: %s', (address, expected) => expect(back(address, true)).toBe(expected));

  it('without a session is allowed to these pages and no others', () => {
    const allowed = [...specifiedRoutes.keys()].filter((id) => back(`/cs/${id}`, false) === 'go');
    expect(allowed.sort()).toEqual(
      'home login logout pay-loan pay-online register-auto-debit top-up track-application unclaimed-amount'.split(' '),
    );
    expect(back('/cs', false)).toBe('go');
    expect(back('/cs/nothing-here', false)).toBe('stay');
  });
});

describe('redirectURL', () => {
  const corporate = row({ id: 'date-of-incorporation', audiences: ['corporate'] });
  const origin = 'https://portal.example';
  const safe = (value: string | null) => safeRedirect(rows, value, origin, 'retail');

  it('is followed to a page of the portal, with its query', () => {
    expect(safe('/cs/dashboard?id=7#x')).toBe('/cs/dashboard?id=7#x');
  });

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example/cs/dashboard',
    '/\\evil.example/cs/dashboard',
    '/\t/evil.example/cs/dashboard',
    'https://evil.example/cs/dashboard',
    'https://portal.example/cs/dashboard',
    'javascript:alert(1)',
    '/cs/../api/v1/logout',
    '/cs/..//evil.example',
    '/cs/login?redirectURL=/cs/login',
    '/cs/logout',
    '/cs/no-such-page',
    '/api/cs/dashboard',
  ])('%s is not', (value) => expect(safe(value)).toBeUndefined());

  it('only remembers a protected page', () => {
    const at = (pathname: string, search = '') => loginAddress(rows, { pathname, search });
    expect(at('/cs/dashboard', '?id=7')).toBe('/cs/login?redirectURL=%2Fcs%2Fdashboard%3Fid%3D7');
    expect(at('/cs/logout')).toBe('/cs/login');
    expect(at('/cs/no-such-page')).toBe('/cs/login');
  });

  it('links no one to a service that is not for them', () => {
    const address = addressOf(corporate.id);
    expect(safeRedirect([corporate], address, origin, 'corporate')).toBe(address);
    expect(safeRedirect([corporate], address, origin, 'retail')).toBeUndefined();
    expect(safeRedirect(rows, '/cs/update-pan', origin, 'corporate')).toBeUndefined();
  });

  it('of a company leads to the login for companies', () => {
    const at = (pathname: string) => loginAddress(rows, { pathname, search: '' }, 'corporate');
    expect(at('/cs/dashboard')).toBe('/cs/corporate-login?redirectURL=%2Fcs%2Fdashboard');
    expect(at('/cs/logout')).toBe('/cs/corporate-login');
    expect(loginAddress([corporate], { pathname: addressOf(corporate.id), search: '' })).toBe(
      '/cs/corporate-login?redirectURL=%2Fcs%2Fdate-of-incorporation',
    );
  });
});

describe('work types', () => {
  it('are read from the row of the path', () => {
    expect(workTypeAt(rows, '/cs/login')).toBe('login');
    expect(workTypeAt(rows, '/cs')).toBe('login');
    expect(workTypeAt(rows, '/cs/track-application')).toBe('track_application_skip_login');
    expect(workTypeAt(rows, '/cs/application-tracker')).toBe('accept changed terms');
    expect(workTypeAt(rows, '/cs/logout')).toBeUndefined();
  });
});
