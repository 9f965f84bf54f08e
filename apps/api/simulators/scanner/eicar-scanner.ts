import type { VirusScanner } from '../../src/ports/virus-scanner.ts';

/** The test file of the antivirus industry, harmless, in two parts so that no scanner takes this source for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A scanner that knows one virus. */
export const eicarScanner: VirusScanner = {
  isClean: async (content) => !Buffer.from(content).includes(EICAR),
};
