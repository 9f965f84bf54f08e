/** The texts of the services, and those that journeys share. */
export * from '@lifedesk/journey/messages';
export * from './paraglide/messages.js';
