/** What fills the sentences about a due: its date, dd/MM/yyyy or empty, and the days since then. */
export interface DueValues {
  readonly date: string;
  readonly daysLate: number;
}
/** Amounts in rupees, written out. */
export interface LoanValues {
  readonly interest: string;
  readonly total: string;
}
/** Amounts in rupees, written out. */
export interface TopUpValues {
  readonly minimum: string;
  readonly maximum: string;
  readonly step: string;
}
export interface LateFeeValues {
  readonly percent: number;
}
