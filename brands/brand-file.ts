import type { BrandFile as BrandLook } from '@lifedesk/ui/theme';

/** A text in each language of the portal. */
export type LocalisedText = Readonly<Record<'en' | 'hi', string>>;

/** A phone number, as a phone dials it and as a person reads it. */
export interface Phone {
  /** Digits, with a leading `+` if the number is international. */
  readonly dial: string;
  readonly read: string;
}

/** Everything that differs between the installations of two insurers: one JSON file in this folder. */
export interface BrandFile extends BrandLook {
  /** With the files of a typeface: documents need them too. */
  readonly type: BrandLook['type'] & { readonly files: string };
  /** The name that people know, in sentences. */
  readonly insurer: LocalisedText;
  readonly shortName: LocalisedText;
  /** The name in the register, with addresses and under documents. */
  readonly legalName: LocalisedText;
  /** The name in SMS. */
  readonly smsName: LocalisedText;
  readonly phone: Phone;
  readonly phoneHours: LocalisedText;
  readonly email: string;
  readonly website?: string;
  readonly address: LocalisedText;
  /** The insurer's registration number with the regulator. */
  readonly registration?: string;
  /** The DLT registration ids of the insurer and of its SMS templates, one per language. */
  readonly sms: { readonly entity: string; readonly templates: Readonly<Record<string, LocalisedText>> };
}
