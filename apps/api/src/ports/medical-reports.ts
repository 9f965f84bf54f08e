import type { MedicalTest } from '@lifedesk/rules';

/** Which report is wanted, without a name. */
export interface ReportQuestion {
  readonly caseId: string;
  readonly bookingId: string;
  readonly test: MedicalTest;
}

/** The laboratory's reports of medical tests. Rejects with `LookupError`. */
export interface MedicalReports {
  /** A PDF as the laboratory made it; null if it has none. */
  fetchReport(question: ReportQuestion): Promise<Buffer | null>;
}
