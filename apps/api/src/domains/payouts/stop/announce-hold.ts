import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { toSms } from '../../../platform/sms/render-sms.ts';
import { PREFIX } from '../../../platform/web/known-routes.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { heldLetter } from '../order/payout-notices.ts';
import { markHoldAnnounced, type PayoutRow, saveStopRight } from '../order/payouts.store.ts';
import { stopHash, stopToken } from './stop-token.ts';
import { trustedContacts } from './trusted-contacts.ts';

/**
 * Notifies the contacts from before the change that a payout is held, with the link that stops it. The message is sent
 * immediately and not stored, because anyone with the link may stop the payout; after a node dies, another sends the
 * same link again. Returns false if no message was accepted.
 */
export async function announceHold(deps: PayoutDeps, payout: PayoutRow, until: CalendarDate): Promise<boolean> {
  const { db, clock, config, sms, mailer, origin } = deps;
  const contacts = await trustedContacts(db, payout);
  const { language, mobile, email } = contacts;
  const token = stopToken(deps, payout);
  await saveStopRight(db, payout.ticket, stopHash(token));
  const facts = {
    policyNo: payout.policy_no,
    amount: formatRupees(payout.net),
    until: formatDate(until),
  };
  const variables = [facts.policyNo, facts.amount, facts.until, token];
  const content = { template: 'payout-held', language, variables } as const;
  const letter = heldLetter(facts, `${origin()}${PREFIX}/stop-payout#${token}`, language);
  const sent = await Promise.allSettled([
    ...(mobile ? [sms.send({ to: mobile, ...toSms(content, config.brand, origin) })] : []),
    ...(email ? [mailer.send({ to: email, ...writeLetter(letter, contacts, config.brand, language) })] : []),
  ]);
  // A customer without contacts does not wait forever.
  if (sent.length > 0 && sent.every(({ status }) => status === 'rejected')) return false;
  await markHoldAnnounced(db, payout.ticket, clock.now());
  return true;
}
