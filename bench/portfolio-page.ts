// The funds page of a policy with twenty funds and twenty years of daily prices, against two funds and one year: from
// requesting the page until its heading, table and controls are there and respond. In one Chromium, alternating, on two APIs
// with a database each.
import { type Browser, chromium as launcher, type Page } from 'playwright';
import { chromium } from '../tools/chromium.ts';
import { signIn } from './largest-paint.ts';
import type { Row } from './table.ts';
import { largeAgainstSmall, query } from './two-databases.ts';

/** A demo customer's unit-linked policy. */
const POLICY = '503456789';
/** How many funds the policy has, and how many years they and the policy have existed. */
const SIZES = { small: 2, large: 20 };
const YEARS: Readonly<Record<number, number>> = { [SIZES.small]: 1, [SIZES.large]: 20 };
const DESK = { viewport: { width: 1280, height: 800 } };
/** In ms. */
const PATIENCE = 60_000;

export async function measure(say: (line: string) => void, { rounds = 15 } = {}): Promise<Row[]> {
  const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] });
  try {
    const { page } = await largeAgainstSmall({
      sizes: SIZES,
      rounds,
      calls: 1,
      async open(funds, { url, start }) {
        say(`creating a policy with ${funds} funds`);
        const origin = await start({ web: true });
        await investIn(url, funds, YEARS[funds] ?? 1);
        const visitor = await visit(browser, origin);
        return { page: () => use(visitor, origin, funds) };
      },
    });
    return [
      {
        what: 'page with 20 funds and 20 years of daily prices, until it is usable',
        against: 'with 2 funds and 1 year',
        ...page,
        target: { atMost: 1.3 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Gives the policy this many funds, and makes them, the policy and its premiums this many years old. */
async function investIn(url: string, funds: number, years: number) {
  const run = (sql: string, ...values: unknown[]) => query(url, sql, values);
  await run(
    `insert into fund (code, sfin, name, risk) select 'B' || lpad(n::text, 2, '0'), 'BENCH' || n, 'Fund ' || n, 'medium'
     from generate_series(1, $1::int) n`,
    funds,
  );
  await run(
    `insert into fund_nav (fund_code, on_date, nav)
     select f.code, d.day::date, round((20 + 0.01 * (d.day::date - date '2000-01-01') + sin(extract(doy from d.day) / 20))::numeric, 4)
     from fund f cross join generate_series(current_date - make_interval(years => $1::int), current_date, interval '1 day') d(day)
     where f.sfin like 'BENCH%' and extract(isodow from d.day) < 6`,
    years,
  );
  await run('delete from top_up_holding where policy_no = $1', POLICY);
  await run('delete from fund_holding where policy_no = $1', POLICY);
  await run(
    `insert into fund_holding (policy_no, fund_code, units)
     select $1, code, 1000 + row_number() over () from fund where sfin like 'BENCH%'`,
    POLICY,
  );
  await run(
    'update policy set issue_date = (current_date - make_interval(years => $2::int))::date where policy_no = $1',
    POLICY,
    years,
  );
  await run('delete from receipt_line where policy_no = $1', POLICY);
  await run(
    `insert into receipt (receipt_no, customer_id, channel, amount, paid_at, paid_on)
     select 'BENCH' || lpad(n::text, 4, '0'), p.customer_id, 'branch', p.modal_premium, day, day
     from policy p cross join generate_series(0, $2::int - 1) n
     cross join lateral (select (current_date - make_interval(months => 12 * n + 6))::date as day) y where p.policy_no = $1`,
    POLICY,
    years,
  );
  await run(
    `insert into receipt_line (receipt_no, position, policy_no, paid_on, purpose, amount, premium)
     select receipt_no, 1, $1, paid_on, 'premium', amount, amount from receipt where receipt_no like 'BENCH%'`,
    POLICY,
  );
  await run('vacuum analyze');
}

async function visit(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext(DESK)).newPage();
  await signIn(page, origin, POLICY);
  return page;
}

/** Opens the page with its files already on the device, and selects another period. */
async function use(page: Page, origin: string, funds: number) {
  await page.goto(`${origin}/cs/ulip-portfolio`, { waitUntil: 'commit', timeout: PATIENCE });
  await page.locator('main h1').waitFor({ timeout: PATIENCE });
  const rows = page.locator('main [role=table]').first().locator('tbody tr');
  await rows.nth(funds - 1).waitFor({ timeout: PATIENCE });
  if ((await rows.count()) !== funds) throw new Error('the page shows other funds');
  const chart = page.locator('main figure input[type=range]').last();
  await chart.waitFor({ timeout: PATIENCE });
  const points = await chart.getAttribute('max');
  await page.locator('main select').last().selectOption('all');
  await page.waitForFunction(
    (before) => {
      const shown = [...document.querySelectorAll<HTMLInputElement>('main figure input[type=range]')].at(-1);
      return shown !== undefined && shown.max !== before;
    },
    points,
    { timeout: PATIENCE },
  );
}
