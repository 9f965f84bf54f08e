// Overview: what a customer has, and what the next twelve months bring.

export type { CoverNow, CoverPolicy, CoverReason, LinkedCover } from './cover-now.ts';
export { coverNow } from './cover-now.ts';
export type { Appointment, HorizonEvent, HorizonKind, HorizonPolicy } from './horizon.ts';
export { groupHorizon, HORIZON_KINDS, horizonEnd, horizonOf } from './horizon.ts';
export type { OverviewTotals, TotalledPolicy } from './overview-totals.ts';
export { overviewTotals } from './overview-totals.ts';
