import type { Db } from '../../src/platform/database/connect.ts';
import type { PolicyTables } from '../../src/platform/database/tables/policies.ts';

const OPTIONS: readonly Omit<PolicyTables['bonus_option'], 'position'>[] = [
  {
    code: 'paid-up-additions',
    name_en: 'Paid-up additions',
    name_hi: 'पेड-अप एडिशन',
    meaning_en: 'The bonus buys more cover, fully paid for. It earns bonuses of its own and is paid with the policy.',
    meaning_hi:
      'बोनस से अतिरिक्त बीमा खरीदा जाता है, जिसके लिए आगे प्रीमियम नहीं देना होता। उस पर भी बोनस मिलता है और वह पॉलिसी के साथ चुकाया जाता है।',
  },
  {
    code: 'premium-offset',
    name_en: 'Premium offset',
    name_hi: 'प्रीमियम में समायोजन',
    meaning_en: 'The bonus is taken off your next premiums. You pay that much less, and your cover does not grow.',
    meaning_hi: 'बोनस आपके अगले प्रीमियम में से घटा दिया जाता है। आप उतना कम भरते हैं, और आपका बीमा नहीं बढ़ता।',
  },
  {
    code: 'cash',
    name_en: 'Cash',
    name_hi: 'नकद',
    meaning_en: 'The bonus is paid every year into the bank account of the policy. Your cover does not grow.',
    meaning_hi: 'बोनस हर साल पॉलिसी के बैंक खाते में दिया जाता है। आपका बीमा नहीं बढ़ता।',
  },
  {
    code: 'deposit',
    name_en: 'Left with us',
    name_hi: 'कंपनी के पास जमा',
    meaning_en: 'The bonus stays with us, earns interest that we declare every year, and is paid with the policy.',
    meaning_hi: 'बोनस हमारे पास जमा रहता है, उस पर हर साल घोषित ब्याज मिलता है, और वह पॉलिसी के साथ चुकाया जाता है।',
  },
];

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
    .values(OPTIONS.map((option, at) => ({ ...option, position: at + 1 })))
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
