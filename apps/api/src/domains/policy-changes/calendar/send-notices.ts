import {
  type AfterGraceDecision,
  costOf,
  formatDate,
  formatRupees,
  leftToPay,
  type PremiumCalendar,
  type PremiumNotice,
  revivalDateOf,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { POLICY_SENTENCES, type PolicySentence, type PolicyVariable } from '../../../platform/sms/policy-sentences.ts';
import { fillIn } from '../../../platform/sms/render-sms.ts';
import { plannedDebits } from '../../policies/public.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import { type CalendarPolicy, isCompany } from './calendar.store.ts';

/** One notice about one policy, with the rule's decision if grace is over. */
export interface DueNotice {
  readonly kind: PremiumNotice;
  readonly policy: CalendarPolicy;
  readonly calendar: PremiumCalendar;
  readonly decision: AfterGraceDecision | null;
}

/**
 * Queues a customer's notices in the transaction: one message each for a person, one for all policies at the same point
 * for a company.
 */
export async function sendNotices(
  deps: Pick<Deps, 'config' | 'clock' | 'ids' | 'contributions'>,
  db: Db,
  queue: Queue,
  customerId: number,
  notices: readonly DueNotice[],
): Promise<void> {
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const send = (sentence: PolicySentence, variables: readonly string[], subject: string, list: Rows) =>
    queueNotice(deps, db, queue, contacts, {
      letter: { subject, parts: [fillIn(POLICY_SENTENCES[sentence][language], variables), list], isNotice: true },
      sms: { template: sentence, language, variables },
    });
  if (await isCompany(db, customerId)) {
    for (const [sentence, some] of byCompanySentence(notices)) {
      const amount = some.reduce((sum, { policy }) => sum + leftToPay(policy), 0);
      const variables = [formatRupees(amount), some.length.toLocaleString('en-IN')];
      await send(sentence, variables, COMPANY_SUBJECTS[language], listOf(some));
    }
    return;
  }
  const debits = await plannedDebits({ ...deps, db }, customerId, todayInIndia(deps.clock.now()));
  for (const notice of notices) {
    const debitOn = debits.get(notice.policy.policyNo);
    // a reminder to pay would request the premium twice
    const isDebited = debitOn !== undefined && !notice.decision && notice.kind !== 'changed';
    const sentence = isDebited ? 'policy-due-by-debit' : sentenceOf(notice);
    const facts = { ...factsOf(notice), ...(debitOn && { 'paid on': formatDate(debitOn) }) };
    const variables = POLICY_SENTENCES[sentence].variables.map((name) => facts[name]);
    await send(sentence, variables, SUBJECTS[language](facts.policy, facts['due date']), [
      [notice.policy.planName, facts.policy],
    ]);
  }
}

type Rows = readonly (readonly [string, string])[];

const SUBJECTS: Readonly<Record<Language, (policyNo: string, dueDate: string) => string>> = {
  en: (policyNo, dueDate) => `Policy ${policyNo}: premium due on ${dueDate}`,
  hi: (policyNo, dueDate) => `पॉलिसी ${policyNo}: ${dueDate} को देय प्रीमियम`,
};
const COMPANY_SUBJECTS: Readonly<Record<Language, string>> = {
  en: 'Premiums of your policies',
  hi: 'आपकी पॉलिसियों के प्रीमियम',
};

function sentenceOf({ kind, decision }: DueNotice): PolicySentence {
  if (decision) return decision.because === 'lapsed-without-value' ? 'policy-lapsed' : `policy-${decision.because}`;
  return kind === 'changed' ? 'policy-lapsed' : `policy-${kind}`;
}

function companySentenceOf({ kind, decision }: DueNotice): PolicySentence {
  if (decision?.statusCode === '1') return 'policies-paid';
  if (decision) return 'policies-changed';
  return kind === 'in-grace' ? 'policies-in-grace' : 'policies-due';
}

function factsOf({ policy, calendar, decision }: DueNotice): Readonly<Record<PolicyVariable, string>> {
  return {
    policy: policy.policyNo,
    amount: formatRupees(decision ? costOf(policy) : leftToPay(policy)),
    'due date': formatDate(policy.dueDate),
    'last day': formatDate(calendar.graceEndsOn),
    cover: formatRupees(decision?.cover ?? policy.sumAssured),
    'cover until': decision?.coverUntil ? formatDate(decision.coverUntil) : '',
    revival: formatDate(revivalDateOf(policy.line, policy.dueDate)),
    count: '1',
    'paid on': '',
    'taken back on': '',
  };
}

function byCompanySentence(notices: readonly DueNotice[]): Map<PolicySentence, DueNotice[]> {
  const groups = new Map<PolicySentence, DueNotice[]>();
  for (const notice of notices) {
    const sentence = companySentenceOf(notice);
    groups.set(sentence, [...(groups.get(sentence) ?? []), notice]);
  }
  return groups;
}

/** The policies in a company's letter, each with its due date. */
const listOf = (notices: readonly DueNotice[]): Rows =>
  notices.map(({ policy }) => [policy.policyNo, formatDate(policy.dueDate)]);
