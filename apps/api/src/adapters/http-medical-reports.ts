import { LookupError } from '../ports/lookup-error.ts';
import type { MedicalReports } from '../ports/medical-reports.ts';
import { readText } from './read-values.ts';
import { type SignedCallOptions, signedCalls } from './signed-calls.ts';

/** The longest report in base64, in characters: 15 MB. */
const MOST = 20_000_000;

/** The reports of the laboratory, from the partner of the medical centres over HTTP. */
export function httpMedicalReports(options: SignedCallOptions): MedicalReports {
  const party = { name: 'the medical partner', header: 'x-medical-partner', Failure: LookupError };
  const call = signedCalls(options, party);
  return {
    async fetchReport({ bookingId, test }) {
      const answer = await call('/reports', { bookingId, test });
      if (!answer) return null;
      const content = readText(answer.content, MOST);
      if (content === null) throw new LookupError('the report of the medical partner cannot be parsed');
      return Buffer.from(content, 'base64');
    },
  };
}
