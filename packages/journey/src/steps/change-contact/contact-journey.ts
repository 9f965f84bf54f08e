import * as m from '@lifedesk/journey/messages';
import type { AnswerOf, LifedeskError } from '@lifedesk/sdk';
import { defineJourney, type Journey, type Problems } from '../../engine/define-journey.ts';
import { notTyped, type SentCode, type TypedOtp } from '../otp/sent-code.ts';
import type { ContactFacts } from './contact-facts.ts';

/** The server's response about a new contact: no other customer has it, and the challenge that confirms it. */
interface FreeContact extends AnswerOf<'checkDuplicate'> {
  /** The contact that it is about. */
  readonly contact: string;
}

export type ContactValues = {
  readonly contact: string;
  readonly again: string;
  readonly free: FreeContact | undefined;
  readonly code: SentCode | undefined;
  readonly otp: TypedOtp;
  readonly newCode: SentCode | undefined;
  readonly newOtp: TypedOtp;
};
const blank: ContactValues = {
  contact: '',
  again: '',
  free: undefined,
  code: undefined,
  otp: notTyped,
  newCode: undefined,
  newOtp: notTyped,
};
export type ContactJourney = Journey<ContactValues, ContactFacts, 'contact' | 'review' | 'present' | 'new'>;

/** A new mobile number or email address, confirmed on the registered contacts and on itself. */
export function contactJourney({ id, read, texts }: ContactFacts): ContactJourney {
  const sentAs = (text: string) => {
    const found = read(text);
    return found.valid ? found.value : undefined;
  };
  return defineJourney({
    id,
    guide: {
      needs: [m.changeContact_needsPresent, m.changeContact_needsNew],
      next: [m.changeContact_nextConfirm, m.changeContact_nextDevices, m.changeContact_nextPayouts],
    },
    blank,
    transient: ['free', 'code', 'otp', 'newCode', 'newOtp'],
    steps: [
      {
        id: 'contact',
        name: texts.step,
        fields: ['contact', 'again'],
        problems({ contact, again }): Problems<ContactValues> {
          if (!contact.trim()) return { contact: texts.missing };
          const found = read(contact);
          if (!found.valid) return { contact: found.says };
          return sentAs(again) === found.value ? {} : { again: texts.differs };
        },
        isDone: ({ contact, free }) => free !== undefined && free.contact === sentAs(contact),
      },
      { id: 'review', name: m.review_step, isDone: ({ code }) => code !== undefined },
      {
        id: 'present',
        name: m.confirm_step,
        fields: ['otp'],
        isDone: ({ otp, newCode }) => otp !== notTyped && newCode !== undefined,
      },
      { id: 'new', name: m.changeContact_newStep },
    ],
    refusals,
  });
}

/** Where a refusal is shown: another customer's contact at its field, the first of two codes at its step. */
function refusals(error: LifedeskError): Problems<ContactValues> | undefined {
  if (error.code === 'duplicate') return { contact: error };
  const isFirstCode = error.fieldErrors.some(({ pointer }) => pointer === '/otp');
  return isFirstCode && error.code !== 'otp-blocked' ? { otp: error } : undefined;
}
