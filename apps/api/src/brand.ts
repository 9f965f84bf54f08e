import { readFileSync } from 'node:fs';
import type { BrandFile } from '@lifedesk/brands/brand-file.ts';
import { findBrandFaults } from '@lifedesk/brands/check-brand.ts';
import { type Language, type LocalisedText, languages } from './platform/language.ts';
import { SMS_TEMPLATE_NAMES, type SmsTemplate } from './platform/sms/sms-templates.ts';

/** The insurer of this installation: names, mark, colours and contact details. `brands/` has examples. */
export interface Brand extends Omit<BrandFile<Language>, 'sms'> {
  readonly sms: { readonly entity: string; readonly templates: Readonly<Record<SmsTemplate, LocalisedText>> };
}

/**
 * Reads a brand from a JSON file.
 * @throws Error with a sentence for every field that is missing, wrong or unknown
 */
export function readBrand(file: string): Brand {
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const faults = findBrandFaults(brand, languages, SMS_TEMPLATE_NAMES);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  // checked just above
  return brand as Brand;
}
