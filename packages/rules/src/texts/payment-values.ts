/** The values in the sentences about a due: its date, dd/MM/yyyy or empty, and the days since then. */
export interface DueValues {
  readonly date: string;
  readonly daysLate: number;
}
/** Amounts in rupees, formatted. */
export interface LoanValues {
  readonly interest: string;
  readonly total: string;
}
/**
 * The day from which a loan is close to the surrender value, and the day on which it exceeds it; dd/MM/yyyy or empty.
 */
export interface LoanCeilingValues {
  readonly from: string;
  readonly date: string;
}
/** Amounts in rupees, formatted. */
export interface TopUpValues {
  readonly minimum: string;
  readonly maximum: string;
  readonly step: string;
}
/** Whether a rule says by when the bank returns the money of a failed payment. */
export type ReversalLimit = 'limited' | 'unlimited';
/** The days within which a bank returns the money, and what it pays for each day after that, formatted. */
export interface ReversalValues {
  readonly days: number;
  readonly perDay: string;
}
/** The day on which a bank took a payment back, dd/MM/yyyy. */
export interface TakenBackValues {
  readonly date: string;
}
export interface LateFeeValues {
  readonly percent: number;
}
/** How much of 100 per cent is missing, and how much is too much. */
export interface FundSplitValues {
  readonly rest: number;
  readonly over: number;
}
