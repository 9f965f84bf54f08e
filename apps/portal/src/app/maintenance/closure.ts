import type { LocalisedText } from '@lifedesk/brands/brand-file.ts';
import type { Locale } from '@lifedesk/journey';
import type { MaintenanceSchedule, MaintenanceState } from '@lifedesk/rules';
import { atom } from 'jotai';

/** The schedule, and the insurer's own text for it if the server sent one. */
export interface Maintenance {
  readonly schedule: MaintenanceSchedule;
  readonly messages?: {
    readonly scheduled: Partial<LocalisedText<Locale>>;
    readonly instant: Partial<LocalisedText<Locale>>;
    readonly coreDowntime: Partial<LocalisedText<Locale>>;
  };
  /**
   * Whether a path (null: the portal as a whole) is open at an instant. Loads with the schedule, so that no page waits
   * for the rule.
   */
  readonly stateOf: (path: string | null, now: Date) => MaintenanceState;
}

/** The known schedule; undefined until loaded, and then everything counts as open. */
export const maintenanceAtom = atom<Maintenance | undefined>(undefined);
