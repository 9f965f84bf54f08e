/** The portal's own texts, and those that journeys share. */
export * from '@lifedesk/journey/messages';
export * from './paraglide/messages.js';
