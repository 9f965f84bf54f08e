import type { NationalityCode } from '@lifedesk/rules';
import * as m from '../texts.ts';

interface NationalityWords {
  readonly code: NationalityCode;
  readonly name: () => string;
  readonly help: () => string;
}

export const nationalities: readonly NationalityWords[] = [
  { code: 'I', name: m.updateNationality_indian, help: m.updateNationality_indianHelp },
  { code: 'N', name: m.updateNationality_nri, help: m.updateNationality_nriHelp },
  { code: 'P', name: m.updateNationality_oci, help: m.updateNationality_ociHelp },
  { code: 'F', name: m.updateNationality_foreign, help: m.updateNationality_foreignHelp },
];

/** The name of a nationality; an empty code means Indian. */
export const nationalityName = (code: string): string =>
  nationalities.find((one) => one.code === (code || 'I'))?.name() ?? code;
