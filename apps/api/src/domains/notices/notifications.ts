import type { components } from '@lifedesk/contract';
import {
  addCalendarDays,
  type CalendarDate,
  formatDate,
  payableFrom,
  payableUntil,
  restorationWay,
  todayInIndia,
} from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { type Concerned, type Facts, findFacts, type LapsedPolicy } from './facts.store.ts';
import { NOTIFICATION_TEXTS } from './notification-texts.ts';

type Notifications = components['schemas']['Notifications'];
type Notification = components['schemas']['Notification'];

/** So many days before it is due a life certificate is asked for. */
const CERTIFICATE_DAYS_AHEAD = 60;

export default sessionHandler('notifications', async ({ session }, { db, clock }) => {
  const today = todayInIndia(clock.now());
  const facts = await findFacts(db, session.customerId, {
    dueBy: payableUntil(today),
    certificatesBy: addCalendarDays(today, CERTIFICATE_DAYS_AHEAD),
  });
  return ok({ notifications: notificationsOf(facts, today) });
});

/** One entry a kind, null where there is nothing to tell. Services that only retail customers have are not named to a company. */
function notificationsOf(facts: Facts, today: CalendarDate): Notifications {
  const texts = NOTIFICATION_TEXTS[facts.language];
  const isPerson = facts.kind === 'person';
  const { due, in_process: inProcess, certificates, waiting } = facts;
  const isBankMissing = facts.neft_qc_status === 'missing' || facts.neft_qc_status === 'rejected';
  return {
    premiumDue:
      due &&
      note(
        due.first < today
          ? texts.premiumOverdue(due.count, formatDate(due.first))
          : texts.premiumDue(due.count, formatDate(due.first)),
        {
          path: '/pay-online',
          policyNos: due.policyNos,
          since: payableFrom(due.first),
        },
      ),
    policyLapsed: facts.lapsed && lapsedNote(facts.lapsed, facts.lapsed_count, texts.policyLapsed, isPerson, today),
    paymentInProcess:
      inProcess && note(texts.paymentInProcess, { policyNos: inProcess.policyNos, since: inProcess.first }),
    nationalityMissing: facts.fatca_required ? note(texts.nationalityMissing, { path: '/update-nationality' }) : null,
    panMissing:
      isPerson && !facts.pan_validated
        ? note(facts.pan === null ? texts.panMissing : texts.panNotValidated, { path: '/update-pan' })
        : null,
    bankDetailsMissing: isPerson && isBankMissing ? bankNote(facts, texts) : null,
    requestWaiting: isPerson && waiting ? waitingNote(waiting, texts.requestWaiting) : null,
    lifeCertificateDue: certificates && certificateNote(certificates, texts.lifeCertificateDue),
    // Health declarations are not kept yet: none can be due.
    healthDeclarationDue: null,
    dateOfIncorporationMissing:
      !isPerson && facts.incorporated_on === null
        ? note(texts.dateOfIncorporationMissing, { path: '/date-of-incorporation' })
        : null,
  };
}

const note = (text: string, more: Omit<Notification, 'text'>): Notification => ({ text, ...more });

function lapsedNote(
  lapsed: readonly LapsedPolicy[],
  count: number,
  text: (count: number) => string,
  isPerson: boolean,
  today: CalendarDate,
): Notification {
  const [first] = lapsed;
  const path = isPerson ? wayBack(lapsed, today) : null;
  return note(text(count), {
    policyNos: lapsed.map(({ policyNo }) => policyNo),
    ...(path ? { path } : {}),
    ...(first?.dueDate ? { since: first.dueDate } : {}),
  });
}

/** The service that puts at least one of the policies back in force; null where it is too late for all. */
function wayBack(lapsed: readonly LapsedPolicy[], today: CalendarDate): string | null {
  const facts = lapsed.map(({ statusCode, ...policy }) => ({ ...policy, policyStatusCode: statusCode, today }));
  const ways = facts.map(restorationWay);
  if (ways.includes('revival')) return '/revival-scheme';
  return ways.includes('reinstatement') ? '/reinstatement' : null;
}

function bankNote(
  { neft_qc_status: status, neft_qc_date: since }: Facts,
  texts: (typeof NOTIFICATION_TEXTS)['en'],
): Notification {
  const isRejected = status === 'rejected';
  return note(isRejected ? texts.bankDetailsRejected : texts.bankDetailsMissing, {
    path: '/neft-details',
    ...(isRejected && since ? { since } : {}),
  });
}

const certificateNote = ({ first, policyNos }: Concerned, text: (date: string) => string): Notification =>
  note(text(formatDate(first)), { path: '/digital-living-certificate', policyNos });

const waitingNote = ({ count, first, policyNos }: Concerned, text: (count: number) => string): Notification =>
  note(text(count), {
    path: '/track-service-requests',
    ...(policyNos.length > 0 ? { policyNos } : {}),
    since: first,
  });
