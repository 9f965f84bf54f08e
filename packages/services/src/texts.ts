/** The texts of the services, and those shared by journeys. Imported by name, so that an app can replace them. */
export * from '@lifedesk/journey/messages';
export * from '@lifedesk/services/messages';
