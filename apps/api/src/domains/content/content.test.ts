import { todayInIndia } from '@lifedesk/rules';
import { reversalText } from '@lifedesk/rules/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';

const PAGE = `query Page($slug: String!, $language: Language) {
  page(slug: $slug, language: $language) {
    slug title description
    searchMetadata { path title description }
    tabDetails { id title rows {
      id position heading body searchKeys { label value }
      child {
        __typename
        ... on Accordion { items { title body } }
        ... on Table { caption columns cells }
        ... on FundDetails { fundCode fundName objective riskLevel sfin facts { label value } }
      }
    } }
  }
}`;
const FAQ =
  'query Faq($topic: String, $language: Language) { faq(topic: $topic, language: $language) { id topic question answer } }';
const BANNERS = `query Banners($placement: BannerPlacement!, $language: Language) {
  banners(placement: $placement, language: $language) { id title text linkText path }
}`;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

type Variables = Record<string, unknown>;
const post = (query: string, variables?: Variables) =>
  callOperation(api, 'contentQuery', { query, ...(variables ? { variables } : {}) });
const ask = async (query: string, variables?: Variables) => {
  const answer = await post(query, variables);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const devanagari = /[\u0900-\u097F]/;

describe('pages', () => {
  const slugs = ['queries-complaints', 'login', 'ulip-portfolio'];

  it.each(slugs)("return %s in both languages, with the same cells, in the brand's words", async (slug) => {
    const [english, hindi] = [
      (await ask(PAGE, { slug })).data.page,
      (await ask(PAGE, { slug, language: 'hi' })).data.page,
    ];
    const shape = (page: typeof english) =>
      page.tabDetails.map((tab: { id: string; rows: Record<string, never>[] }) => [
        tab.id,
        tab.rows.map(({ id, position, child, searchKeys }) => {
          const { __typename, items, cells, facts, fundCode } = (child ?? {}) as Record<string, never>;
          return [
            id,
            position,
            __typename,
            fundCode,
            [items, cells, facts, searchKeys].map((list) => (list as unknown[] | undefined)?.length),
          ];
        }),
      ]);
    expect(shape(hindi)).toEqual(shape(english));
    expect(hindi.title).toMatch(devanagari);
    expect(english.title).not.toMatch(devanagari);
    for (const page of [english, hindi]) expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
  });

  it('have tabs with an accordion and tables whose rows match their columns', async () => {
    const { page } = (await ask(PAGE, { slug: 'queries-complaints' })).data;
    const cells = page.tabDetails.flatMap((tab: { rows: object[] }) => tab.rows);
    expect(page.tabDetails.map((tab: { id: string }) => tab.id)).toEqual([
      'answers',
      'ways-to-pay',
      'documents',
      'complaints',
    ]);
    const ladder = cells.find((cell: { id: string }) => cell.id === 'ladder');
    expect(ladder).toMatchObject({ position: '2.1', child: { __typename: 'Table' } });
    expect(ladder.child.cells[0]).toContain(
      `Make a complaint here, call ${api.deps.config.brand.phone.read} or write to ${api.deps.config.brand.email}`,
    );
    expect(cells.some((cell: { child?: { __typename: string } }) => cell.child?.__typename === 'Accordion')).toBe(true);
  });

  it('describe every fund', async () => {
    const { page } = (await ask(PAGE, { slug: 'ulip-portfolio' })).data;
    const described = page.tabDetails[0].rows.map((row: { child: { fundCode: string; sfin: string } }) => [
      row.child.fundCode,
      row.child.sfin,
    ]);
    const funds = await api.deps.db.selectFrom('fund').select(['code', 'sfin']).execute();
    expect(described.sort()).toEqual(funds.map(({ code, sfin }) => [code, sfin]).sort());
  });

  it('are null if there is no such page', async () => {
    expect(await ask(PAGE, { slug: 'nothing-here' })).toEqual({ data: { page: null } });
  });

  it('are in English if there is no Hindi version', async () => {
    const body = JSON.stringify({ title: 'Only English', tabDetails: [] });
    await api.deps.db.insertInto('content_page').values({ slug: 'only-english', language: 'en', body }).execute();
    expect((await ask(PAGE, { slug: 'only-english', language: 'hi' })).data.page).toMatchObject({
      title: 'Only English',
    });
  });

  it.each([
    ['an unknown field', { title: 'T', tabDetails: [], colour: 'red' }],
    ['a missing text', { tabDetails: [] }],
    [
      'a cell without a position',
      { title: 'T', tabDetails: [{ id: 'a', title: 'A', rows: [{ id: 'r', position: 'top', searchKeys: [] }] }] },
    ],
    [
      'a table with a row that is too short',
      {
        title: 'T',
        tabDetails: [
          {
            id: 'a',
            title: 'A',
            rows: [
              {
                id: 'r',
                position: '1.1',
                searchKeys: [],
                child: { __typename: 'Table', columns: ['A', 'B'], cells: [['1']] },
              },
            ],
          },
        ],
      },
    ],
    [
      'a child of an unknown type',
      {
        title: 'T',
        tabDetails: [
          { id: 'a', title: 'A', rows: [{ id: 'r', position: '1.1', searchKeys: [], child: { items: [] } }] },
        ],
      },
    ],
    ['a number instead of a string', { title: 7, tabDetails: [] }],
    ['anything but an object', 'T'],
  ])('are not shown if stored with %s, and the answer does not say why', async (_, body) => {
    const row = { slug: 'broken', language: 'en', body: JSON.stringify(body) } as const;
    await api.deps.db.deleteFrom('content_page').where('slug', '=', 'broken').execute();
    await api.deps.db.insertInto('content_page').values(row).execute();
    const answer = await post('{ page(slug: "broken") { title } faq { id } }');
    expect(answer.json()).toMatchObject({
      data: { page: null, faq: expect.arrayContaining([{ id: 'gst' }]) },
      errors: [{ message: 'This part could not be read.', path: ['page'] }],
    });
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('public');
  });
});

describe('questions', () => {
  it('number at least twenty, each in both languages and in the same order', async () => {
    const english = (await ask(FAQ)).data.faq;
    const hindi = (await ask(FAQ, { language: 'hi' })).data.faq;
    expect(english.length).toBeGreaterThanOrEqual(20);
    expect(hindi.map(({ id }: { id: string }) => id)).toEqual(english.map(({ id }: { id: string }) => id));
    for (const { question, answer } of hindi)
      expect([question, answer]).toEqual([expect.stringMatching(devanagari), expect.stringMatching(devanagari)]);
    expect(JSON.stringify([english, hindi])).not.toMatch(/\{\w+\}/);
  });

  it('are returned by topic, and none for an unknown topic', async () => {
    const { faq } = (await ask(FAQ, { topic: 'login' })).data;
    expect(faq.map(({ topic }: { topic: string }) => topic)).toEqual(['login', 'login', 'login']);
    expect(await ask(FAQ, { topic: 'weather' })).toEqual({ data: { faq: [] } });
  });

  it.each(['en', 'hi'] as const)('say in %s when a failed payment is refunded, as the screens do', async (language) => {
    const says = reversalText(todayInIndia(api.now()), language);
    const { faq } = (await ask(FAQ, { language })).data;
    expect(faq.find(({ id }: { id: string }) => id === 'paid-not-shown').answer).toContain(says);
    expect(JSON.stringify((await ask(PAGE, { slug: 'queries-complaints', language })).data)).toContain(says);
  });

  it('separate those of non-residents', async () => {
    const ids = (await ask(FAQ)).data.faq.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('premium-from-abroad');
  });
});

describe('banners and search metadata', () => {
  it.each(['login', 'dashboard', 'payments'])('has banners for %s, the most important first', async (placement) => {
    const english = (await ask(BANNERS, { placement })).data.banners;
    const hindi = (await ask(BANNERS, { placement, language: 'hi' })).data.banners;
    expect(english.length).toBeGreaterThan(0);
    expect(hindi.map(({ id }: { id: string }) => id)).toEqual(english.map(({ id }: { id: string }) => id));
    expect(hindi[0].title).toMatch(devanagari);
    for (const { linkText, path } of english) expect(linkText === null).toBe(path === null);
  });

  it('shows a banner only on its days in India', async () => {
    const banner = { language: 'en', placement: 'login', title: 'T', text: 'T', link_text: null, path: null } as const;
    await api.deps.db
      .insertInto('content_banner')
      .values([
        { ...banner, id: 'today', position: 1, shown_from: '2026-11-21', shown_to: '2026-11-21' },
        { ...banner, id: 'over', position: 1, shown_from: null, shown_to: '2026-11-20' },
        { ...banner, id: 'to-come', position: 1, shown_from: '2026-11-22', shown_to: null },
      ])
      .execute();
    const bannerIds = async () =>
      (await ask(BANNERS, { placement: 'login' })).data.banners.map(({ id }: { id: string }) => id);
    expect(await bannerIds()).toEqual(['today', 'never-share-otp', 'pay-without-login']);
    await api.moveTo('2026-11-21T18:30:00.000Z');
    expect(await bannerIds()).toEqual(['to-come', 'never-share-otp', 'pay-without-login']);
  });

  it.each(['/pay-online', '/track-application'])('has search metadata for %s in both languages', async (path) => {
    const query =
      'query S($path: String!, $language: Language) { searchMetadata(path: $path, language: $language) { path title description } }';
    const english = (await ask(query, { path })).data.searchMetadata;
    expect(english).toMatchObject({ path, description: expect.stringContaining('Meru Life') });
    expect((await ask(query, { path, language: 'hi' })).data.searchMetadata.title).toMatch(devanagari);
    expect((await ask(query, { path: '/dashboard' })).data.searchMetadata).toBeNull();
  });
});

it("uses the portal's Hindi word for nominee, and is found by the other word too", async () => {
  const { faq } = (await ask(FAQ, { language: 'hi' })).data;
  const { banners } = (await ask(BANNERS, { placement: 'dashboard', language: 'hi' })).data;
  const { page } = (await ask(PAGE, { slug: 'queries-complaints', language: 'hi' })).data;
  const cells: { searchKeys: { value: string }[] }[] = page.tabDetails.flatMap((tab: { rows: object[] }) => tab.rows);
  const keys = cells.flatMap(({ searchKeys }) => searchKeys.map(({ value }) => value));
  expect(keys.filter((value) => value.includes('नामिती'))).toEqual([expect.stringContaining('नॉमिनी')]);
  for (const content of [faq, banners, cells.map(({ searchKeys: _, ...cell }) => cell)]) {
    expect(JSON.stringify(content)).toContain('नॉमिनी');
    expect(JSON.stringify(content)).not.toContain('नामिती');
  }
});

it('survives a reset of the sandbox', async () => {
  const before = (await ask(PAGE, { slug: 'login', language: 'hi' })).data;
  const reset = await api.app.inject({
    method: 'POST',
    url: '/sandbox/reset',
    headers: { 'content-type': 'application/json' },
    payload: {},
  });
  expect(reset.statusCode).toBeLessThan(400);
  expect((await ask(PAGE, { slug: 'login', language: 'hi' })).data).toEqual(before);
  expect((await ask(FAQ)).data.faq.length).toBeGreaterThanOrEqual(20);
});
