import type { Deps } from '../../deps.ts';
import { problem } from '../../platform/problem.ts';
import { LookupError } from '../../ports/lookup-error.ts';
import type { ReportQuestion } from '../../ports/medical-reports.ts';

/**
 * A report as the laboratory made it. Throws `not-found` if it has none, and `upstream-failed` if it cannot be reached or
 * sends no PDF.
 */
export async function fetchReport(
  { medicalReports }: Pick<Deps, 'medicalReports'>,
  question: ReportQuestion,
): Promise<Buffer> {
  try {
    const content = await medicalReports?.fetchReport(question);
    if (!content) throw problem('not-found');
    if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new LookupError('the report is not a PDF');
    return content;
  } catch (error) {
    if (error instanceof LookupError) throw problem('upstream-failed', { cause: error });
    throw error;
  }
}
