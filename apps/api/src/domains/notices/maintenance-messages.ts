import type { components } from '@lifedesk/contract';

/** The texts of a closed portal and a closed service. `fillMaintenanceMessage` fills the placeholders. */
export const MAINTENANCE_MESSAGES = {
  scheduled: {
    en: 'The portal is closed for maintenance from {from} to {to}.',
    hi: 'रखरखाव के लिए पोर्टल {from} से {to} तक बंद रहेगा।',
  },
  instant: {
    en: 'The portal is closed for maintenance. Please come back a little later.',
    hi: 'रखरखाव के कारण पोर्टल अभी बंद है। कृपया थोड़ी देर बाद आएँ।',
  },
  coreDowntime: {
    en: 'The service “{service}” is closed from {from} to {to}.',
    hi: '“{service}” सेवा {from} से {to} तक बंद है।',
  },
} as const satisfies components['schemas']['MaintenanceMessages'];
