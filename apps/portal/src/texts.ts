import { getLocale } from '@lifedesk/journey/locale';
import { overwriteGetLocale } from './paraglide/runtime.js';

/** The portal's own texts, and those shared by journeys. */
export * from '@lifedesk/journey/messages';
/** Both have it. @public */
export type { LocalizedString } from './paraglide/messages/_index.js';
export * from './paraglide/messages/_index.js';

overwriteGetLocale(() => getLocale());
