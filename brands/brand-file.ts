import type { BrandFile as BrandLook } from '@lifedesk/ui/theme';

/** A text in each language of an app, of which English is one. */
export type LocalisedText<Language extends string> = Readonly<Record<Language, string>> & { readonly en: string };

/** A phone number, as a phone dials it and as a person reads it. */
export interface Phone {
  /** Digits, with a leading `+` if the number is international. */
  readonly dial: string;
  readonly read: string;
}

/** Everything that differs between the installations of two insurers: one JSON file in this folder. An app names its languages. */
export interface BrandFile<Language extends string> extends BrandLook {
  /** With the files of a typeface: documents need them too. */
  readonly type: BrandLook['type'] & { readonly files: string };
  /** The name that people know, in sentences. */
  readonly insurer: LocalisedText<Language>;
  readonly shortName: LocalisedText<Language>;
  /** The name in the register, with addresses and under documents. */
  readonly legalName: LocalisedText<Language>;
  /** The name in SMS. */
  readonly smsName: LocalisedText<Language>;
  readonly phone: Phone;
  readonly phoneHours: LocalisedText<Language>;
  readonly email: string;
  readonly website?: string;
  readonly address: LocalisedText<Language>;
  /** The insurer's registration number with the regulator. */
  readonly registration?: string;
  /** Its GSTIN, for the tax invoices of companies. */
  readonly gstin?: string;
  /** The DLT registration ids of the insurer and of its SMS templates, one per language. */
  readonly sms: { readonly entity: string; readonly templates: Readonly<Record<string, LocalisedText<Language>>> };
}
