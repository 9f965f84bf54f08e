import { getLocale } from '@lifedesk/journey/locale';
import { overwriteGetLocale } from './paraglide/runtime.js';

/** The texts of the services, and those shared by journeys. Imported by name, so that an app can replace them. */
export * from '@lifedesk/journey/messages';
/** Both have it. @public */
export type { LocalizedString } from '@lifedesk/services/messages';
export * from '@lifedesk/services/messages';

// every package has its own runtime of messages: the language is the one that the app has set for journeys
overwriteGetLocale(() => getLocale());
