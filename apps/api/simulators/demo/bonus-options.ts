import type { Db } from '../../src/platform/database/connect.ts';
import { columnsOfPreviousRelease, productTexts } from './texts.ts';

const OPTIONS = ['paid-up-additions', 'premium-offset', 'cash', 'deposit'];

/** The bonus options of the participating plans. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  MSS01: ['paid-up-additions', 'premium-offset', 'cash'],
  MPP05: ['paid-up-additions', 'deposit'],
  MCF06: ['paid-up-additions', 'deposit'],
};

/** Adds the bonus options and links them to plans. The plans must exist. */
export async function seedBonusOptions(db: Db): Promise<void> {
  await db
    .insertInto('bonus_option')
    .values(OPTIONS.map((code, at) => ({ code, position: at + 1, ...columnsOfPreviousRelease('bonusOption', code) })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('bonus_option_text')
    .values(productTexts('bonusOption').map(({ code, ...text }) => ({ option_code: code, ...text })))
    .onConflict((c) => c.doNothing())
    .execute();
  const rows = Object.entries(OFFERED).flatMap(([plan_code, codes]) =>
    codes.map((option_code) => ({ plan_code, option_code })),
  );
  await db
    .insertInto('plan_bonus_option')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}
