import * as m from '@lifedesk/journey/messages';
import type { FileFault } from '@lifedesk/rules';

const texts: Record<FileFault, () => string> = {
  empty: m.upload_empty,
  'too-large': m.upload_tooLarge,
  'other-kind': m.upload_otherKind,
  heic: m.upload_heic,
  corrupted: m.upload_corrupted,
  protected: m.upload_protected,
  'too-many-pixels': m.upload_tooManyPixels,
  attachment: m.upload_attachment,
  script: m.upload_script,
  'too-complex': m.upload_tooComplex,
  infected: m.upload_infected,
};

const known: ReadonlyMap<string, () => string> = new Map(Object.entries(texts));

/** Why a file is refused, and what to do instead. A server may be newer and have reasons that this does not know. */
export const fileFaultText = (fault: string | undefined): string => (known.get(fault ?? '') ?? m.upload_notAccepted)();
