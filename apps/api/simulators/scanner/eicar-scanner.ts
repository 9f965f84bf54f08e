import type { VirusScanner } from '../../src/ports/virus-scanner.ts';

/** The antivirus industry's harmless test file, split so that scanners do not flag this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A scanner that only detects EICAR. */
export const eicarScanner: VirusScanner = {
  isClean: async (content) => !Buffer.from(content).includes(EICAR),
};
