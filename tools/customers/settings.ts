import type { Day } from '../../apps/api/src/testing/customers/index.ts';

/** The same customers in every run. */
export const SEED = 20_261_122;
/** The day of the API's tests. */
export const TODAY: Day = '2026-11-21';

/** `pnpm customers` checks more of them against the real API and the screens than a full test run does. */
const isWhole = process.env.LIFEDESK_CUSTOMERS === 'all';
export const IN_MEMORY = 10_000;
export const BY_THE_API = isWhole ? 10_000 : 150;
export const ON_SCREENS = isWhole ? 60 : 8;
