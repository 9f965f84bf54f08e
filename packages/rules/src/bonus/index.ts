export { anniversaryAfter } from './anniversary-after.ts';
export type { BonusFacts, BonusReason } from './earns-bonus.ts';
export { bonusClauses, earnsBonus } from './earns-bonus.ts';
