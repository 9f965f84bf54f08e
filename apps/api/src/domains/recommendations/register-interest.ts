import type { components } from '@lifedesk/contract';
import { suitabilityText } from '@lifedesk/rules/texts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { limitsWithoutOtp } from '../../platform/access/limits/without-otp.ts';
import type { Language } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { today } from '../../platform/today.ts';
import { eraseInterest, insertConsent, saveInterest, saveKey } from './interests.store.ts';
import { judgePlans } from './judge-plans.ts';
import type { Visitor } from './person.ts';
import { forgetRefusal } from './store.ts';

type InterestBody = components['schemas']['InterestedRequest'];

/** The person to call. */
interface Contact {
  readonly name: string;
  /** E.164. */
  readonly mobile: string;
  readonly language: Language;
}

/**
 * Registers a person's interest in a plan once, with the consent to be called, and queues it for the back office, all
 * in one transaction. Throws `validation` if the plan does not fit the answers, and `rate-limited` for too many new ones
 * without an OTP.
 */
export async function registerInterest(
  deps: Deps,
  asker: Visitor,
  { cardName, answers, callWindow, consent }: InterestBody,
  contact: Contact,
  client: Client,
): Promise<void> {
  const { db, clock, ids, secrets } = deps;
  const plans = await judgePlans(db, asker, answers, today(clock));
  const plan = plans.find((one) => one.cardName === cardName);
  if (!plan) throw unfit('must be a plan that is offered');
  if (!plan.fits) throw unfit(suitabilityText(plan.because, plan, 'en'));
  const now = clock.now();
  const person = asker.kind === 'public' ? `mobile:${contact.mobile}` : `customer:${asker.customerId}`;
  const queue = await queueOf(db);
  await db.transaction().execute(async (transaction) => {
    const { reference, isNew } = await saveInterest(transaction, {
      reference: `PI${ids.digits(10)}`,
      plan_code: cardName,
      person,
      customer_id: asker.kind === 'public' ? null : asker.customerId,
      in_partial: asker.kind === 'partial',
      name: contact.name.replaceAll(/\s+/g, ' ').trim(),
      mobile: contact.mobile,
      is_verified: asker.kind === 'full',
      call_window: callWindow,
      language: contact.language,
      because: plan.because,
      registered_at: now,
    });
    if (asker.kind === 'public' && asker.ownKey !== undefined) await saveKey(transaction, reference, asker.ownKey);
    if (!isNew) return;
    if (asker.kind !== 'full')
      await createLimits({ ...deps, db: transaction }).reserveAllOrThrow(
        limitsWithoutOtp('planInterest', client, contact.mobile),
      );
    if (asker.kind !== 'public') await forgetRefusal(transaction, asker.customerId, asker.kind, cardName);
    await insertConsent(transaction, {
      reference,
      subject_mark: secrets.mac('consent', `${reference} ${person}`),
      purpose: consent.purpose,
      notice: consent.notice,
      given_at: now,
    });
    await queue.send(transaction, 'forward-interest', { reference });
  });
}

/** Withdraws an interest, erases the person and informs the back office. Does nothing if there is none. */
export async function withdrawInterest({ db, clock }: Deps, asker: Visitor, cardName: string): Promise<void> {
  const queue = await queueOf(db);
  await db.transaction().execute(async (transaction) => {
    const reference = await eraseInterest(transaction, asker, cardName, clock.now());
    if (reference) await queue.send(transaction, 'forward-interest', { reference });
  });
}

const unfit = (detail: string) => problem('validation', { errors: [{ pointer: '/cardName', detail }] });
