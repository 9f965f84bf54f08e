import { getLocale } from '@lifedesk/journey/locale';
import * as m from '@lifedesk/journey/messages';
import type { FieldError, LifedeskError } from '@lifedesk/sdk';
import type { Message } from '../locale/error-text.ts';
import type { Journey, Problems, Values } from './define-journey.ts';

type Refusable<V extends Values> = Pick<Journey<V>, 'blank' | 'refusedAt'>;

/** The parts of a request that its own step shows. */
const CODES = ['otp', 'otpToken', 'newOtp'];

const nameOf = ({ pointer }: Pick<FieldError, 'pointer'>): string => pointer.split('/')[1] ?? '';

/**
 * The fields that a refusal concerns, each with the sentence of the rule that refused, or that something has changed if
 * no rule did. Undefined if the refusal concerns none of them.
 * @param isShown whether the person's journey has a step with the field
 */
export async function refusedFields<V extends Values>(
  journey: Refusable<V>,
  { code, fieldErrors }: LifedeskError,
  isShown: (field: keyof V) => boolean,
): Promise<Problems<V> | undefined> {
  const places: readonly FieldError[] =
    code === 'amount-refused' ? [{ pointer: '', detail: '' }, ...fieldErrors] : fieldErrors;
  if (places.some((place) => CODES.includes(nameOf(place)))) return undefined;
  const found: Partial<Record<keyof V, Message>> = {};
  for (const place of places) {
    const field = fieldOf(journey, nameOf(place), isShown);
    const message = field !== undefined && (await messageOf(journey, place, code));
    if (message) found[field] ??= message;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Where a part of the request is shown; what no step has, where the request as a whole is. */
function fieldOf<V extends Values>(
  { blank, refusedAt = {} }: Refusable<V>,
  name: string,
  isShown: (field: keyof V) => boolean,
): keyof V | undefined {
  const own = refusedAt[name] ?? (Object.hasOwn(blank, name) ? name : undefined);
  const candidates = [own, refusedAt['']].filter((field) => field !== undefined);
  return candidates.find(isShown) ?? candidates[0];
}

async function messageOf<V extends Values>(
  { refusedAt }: Refusable<V>,
  { refusal }: FieldError,
  code: LifedeskError['code'],
): Promise<Message | undefined> {
  if (refusal) {
    // without this part the person still learns that something has changed
    const texts = await import('../locale/refusal-text.ts').catch(() => undefined);
    return () => texts?.refusalText(refusal, getLocale()) ?? m.journey_changed();
  }
  const isOfRequest = code === 'validation' || code === 'amount-refused';
  return refusedAt && isOfRequest ? m.journey_changed : undefined;
}
