import { formatPercent } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';

export type UlipPortfolio = AnswerOf<'ulipPortfolio'>;
export type HeldFund = UlipPortfolio['funds'][number];
export type FundLot = UlipPortfolio['lots'][number];
export type NavRange = NonNullable<UlipPortfolio['history']>['range'];

const units = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** Units with Indian grouping: 9,412.3381. */
export const formatUnits = (text: string): string => units.format(Number(text));
/** The price of a unit: ₹62.1847. */
export const formatNav = (nav: string | number): string => `₹${Number(nav).toFixed(4)}`;
/** Hundredths of a per cent: 46.25 %. */
export const formatShare = (share: number): string => `${formatPercent(share)} %`;
/** Paise as a plain number of rupees, for spreadsheets. */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(2);
