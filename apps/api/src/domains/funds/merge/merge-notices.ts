import { formatDate } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { m } from '../../../platform/language.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { fitsVariable, noticeSentence } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import type { MergedPolicy, Merger } from './mergers.store.ts';

const SUBJECTS = { 'fund-merges': m.sms_fundMergesSubject, 'fund-merged': m.sms_fundMergedSubject };

/**
 * Notifies a policy's owner that a fund will merge or has merged, in the transaction `db`. Sends nothing for a policy
 * that has ended, in which only old instructions name the fund.
 */
export async function sendMergerNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  db: Db,
  queue: Queue,
  kind: keyof typeof SUBJECTS,
  { policyNo, customerId, isEnded }: MergedPolicy,
  { fromFund, fromName, intoFund, intoName, mergesOn }: Merger,
): Promise<void> {
  if (isEnded) return;
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const day = formatDate(mergesOn);
  const sms = (from: string, into: string) => ({ template: kind, language, variables: [policyNo, from, into, day] });
  const short = (name: string, code: string) => (fitsVariable(name) ? name : code);
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: SUBJECTS[kind]({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms(fromName, intoName))],
      isNotice: true,
    },
    sms: sms(short(fromName, fromFund), short(intoName, intoFund)),
  });
}
