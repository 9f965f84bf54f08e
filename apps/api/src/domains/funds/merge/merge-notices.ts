import { formatDate } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { MERGER_SENTENCES, type MergerSentence } from '../../../platform/sms/merger-sentences.ts';
import { fillIn, fitsVariable } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import type { MergedPolicy, Merger } from './mergers.store.ts';

const SUBJECTS: Readonly<Record<MergerSentence, Readonly<Record<Language, (policyNo: string) => string>>>> = {
  'fund-merges': {
    en: (policyNo) => `Policy ${policyNo}: one of your funds merges into another`,
    hi: (policyNo) => `पॉलिसी ${policyNo}: आपका एक फ़ंड दूसरे में मिल रहा है`,
  },
  'fund-merged': {
    en: (policyNo) => `Policy ${policyNo}: your fund has merged`,
    hi: (policyNo) => `पॉलिसी ${policyNo}: आपका फ़ंड दूसरे में मिल गया है`,
  },
};

/**
 * Notifies a policy's owner that a fund will merge or has merged, in the transaction `db`. Sends nothing for a policy
 * that has ended, in which only old instructions name the fund.
 */
export async function sendMergerNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  db: Db,
  queue: Queue,
  kind: MergerSentence,
  { policyNo, customerId, isEnded }: MergedPolicy,
  { fromFund, fromName, intoFund, intoName, mergesOn }: Merger,
): Promise<void> {
  if (isEnded) return;
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const day = formatDate(mergesOn);
  const short = (name: string, code: string) => (fitsVariable(name) ? name : code);
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: SUBJECTS[kind][language](policyNo),
      parts: [fillIn(MERGER_SENTENCES[kind][language], [policyNo, fromName, intoName, day])],
      isNotice: true,
    },
    sms: {
      template: kind,
      language,
      variables: [policyNo, short(fromName, fromFund), short(intoName, intoFund), day],
    },
  });
}
