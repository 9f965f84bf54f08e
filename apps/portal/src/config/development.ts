import { meruIdentity } from '@lifedesk/ui';
import type { PortalConfig } from './portal-config.ts';

/** The demo insurer, for a page that no server has filled in. */
export const developmentConfig: PortalConfig = {
  brand: {
    product: meruIdentity.productName,
    insurer: { en: meruIdentity.name, hi: 'मेरु लाइफ़' },
    mark: meruIdentity.markPath,
    phone: '1800 000 0199',
    phoneHours: { en: 'Monday to Saturday, 8 am to 8 pm', hi: 'सोमवार से शनिवार, सुबह 8 से रात 8 बजे' },
    email: 'care@merulife.example',
    address: {
      en: 'Meru Life Insurance, 14 Residency Road, Bengaluru 560025',
      hi: 'मेरु लाइफ़ इंश्योरेंस, 14 रेज़िडेंसी रोड, बेंगलुरु 560025',
    },
  },
};
