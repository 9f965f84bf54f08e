import {
  type AfterGraceDecision,
  costOf,
  formatCount,
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
import { m } from '../../../platform/language.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { type PolicyTemplate, type PolicyVariable, SMS_TEMPLATES } from '../../../platform/sms/sms-templates.ts';
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
  const locale = { locale: language };
  const send = (template: PolicyTemplate, variables: readonly string[], subject: string, list: Rows) => {
    const sms = { template, language, variables };
    return queueNotice(deps, db, queue, contacts, {
      letter: { subject, parts: [noticeSentence(sms), list], isNotice: true },
      sms,
    });
  };
  if (await isCompany(db, customerId)) {
    for (const [template, some] of byCompanyTemplate(notices)) {
      const amount = some.reduce((sum, { policy }) => sum + leftToPay(policy), 0);
      const variables = [formatRupees(amount), formatCount(some.length)];
      await send(template, variables, m.sms_policiesSubject({}, locale), listOf(some));
    }
    return;
  }
  const debits = await plannedDebits({ ...deps, db }, customerId, todayInIndia(deps.clock.now()));
  for (const notice of notices) {
    const debitOn = debits.get(notice.policy.policyNo);
    // a reminder to pay would request the premium twice
    const isDebited = debitOn !== undefined && !notice.decision && notice.kind !== 'changed';
    const template = isDebited ? debitTemplateOf(notice) : templateOf(notice);
    const facts = { ...factsOf(notice), ...(debitOn && { paidOn: formatDate(debitOn) }) };
    const variables = SMS_TEMPLATES[template].variables.map((name) => facts[name]);
    await send(template, variables, m.sms_policySubject(facts, locale), [[notice.policy.planName, facts.policy]]);
  }
}

type Rows = readonly (readonly [string, string])[];

function templateOf({ kind, policy, decision }: DueNotice): PolicyTemplate {
  if (decision) return decision.because === 'lapsed-without-value' ? 'policy-lapsed' : `policy-${decision.because}`;
  if (kind === 'changed') return 'policy-lapsed';
  return isPartlyPaid(policy) ? `policy-rest-${kind}` : `policy-${kind}`;
}

const debitTemplateOf = ({ policy }: DueNotice): PolicyTemplate =>
  isPartlyPaid(policy) ? 'policy-rest-due-by-debit' : 'policy-due-by-debit';

/** Money received pays a part of the premium, so that the notice names only the rest. */
const isPartlyPaid = (policy: CalendarPolicy): boolean => leftToPay(policy) < costOf(policy);

function companyTemplateOf({ kind, decision }: DueNotice): PolicyTemplate {
  if (decision?.statusCode === '1') return 'policies-paid';
  if (decision) return 'policies-changed';
  return kind === 'in-grace' ? 'policies-in-grace' : 'policies-due';
}

function factsOf({ policy, calendar, decision }: DueNotice): Readonly<Record<PolicyVariable, string>> {
  return {
    policy: policy.policyNo,
    amount: formatRupees(decision ? costOf(policy) : leftToPay(policy)),
    dueDate: formatDate(policy.dueDate),
    lastDay: formatDate(calendar.graceEndsOn),
    cover: formatRupees(decision?.cover ?? policy.sumAssured),
    coverUntil: decision?.coverUntil ? formatDate(decision.coverUntil) : '',
    revival: formatDate(revivalDateOf(policy.line, policy.dueDate)),
    count: '1',
    paidOn: '',
  };
}

function byCompanyTemplate(notices: readonly DueNotice[]): Map<PolicyTemplate, DueNotice[]> {
  const groups = new Map<PolicyTemplate, DueNotice[]>();
  for (const notice of notices) {
    const template = companyTemplateOf(notice);
    groups.set(template, [...(groups.get(template) ?? []), notice]);
  }
  return groups;
}

/** The policies in a company's letter, each with its due date. */
const listOf = (notices: readonly DueNotice[]): Rows =>
  notices.map(({ policy }) => [policy.policyNo, formatDate(policy.dueDate)]);
