/** The portal's own texts, and those shared by journeys. */
export * from '@lifedesk/journey/messages';
export * from './paraglide/messages.js';
