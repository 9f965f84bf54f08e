import type { Sandbox } from '../e2e/sandbox.ts';
import { type Locale, patternIn, textIn } from '../e2e/texts.ts';
import type { Reader } from './reader.ts';

/** What a customer does with Orca, in one language. */
export interface Situation {
  readonly reader: Reader;
  readonly sandbox: Sandbox;
  readonly locale: Locale;
}

export type Journey = (situation: Situation) => Promise<void>;

/** Matches a text of the portal wherever it is in what Orca says. Inputs may be anything. */
export function textPattern(locale: Locale, id: string, inputs?: Readonly<Record<string, string | number>>): RegExp {
  if (inputs) return new RegExp(textIn(locale, id, inputs).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(patternIn(locale, id).source.replaceAll(/^\^|\$$/g, ''));
}

/** Matches something with a role, such as "link" in Orca's English. */
export const withRole = (text: RegExp, role: string): RegExp => new RegExp(`${text.source}[\\s\\S]*\\b${role}\\b`);

/** Opens a page that needs no session, in the language. */
export async function openPublic({ reader, sandbox, locale }: Situation, path: string): Promise<void> {
  await reader.open(`Open ${path}`, sandbox.origin.replace('http://', '') + path, /Lifedesk/);
  if (locale === 'en') return;
  await reader.tabTo(/हिन्दी/);
  await reader.press('Enter on the language button', ['Return']);
}

/** Signs a customer in from the page that is open. @param id what the customer types as the login */
export async function signIn(situation: Situation, id: string, fieldId: string): Promise<void> {
  const { reader, sandbox, locale } = situation;
  await reader.tabTo(textPattern(locale, fieldId));
  await reader.type(`Type ${id}`, id);
  await reader.press('Enter', ['Return'], textPattern(locale, 'otp_label'));
  const person = (await sandbox.people()).find((one) => one.policyNumbers.includes(id) || one.clientId === id);
  await reader.type('Type the OTP', await sandbox.otp(person?.mobile ?? ''));
  await reader.press('Enter', ['Return'], /heading level 1|clickable/);
}
