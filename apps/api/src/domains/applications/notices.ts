import { blockCharge, formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { m } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import type { NoticeTemplate } from '../../platform/sms/sms-templates.ts';
import { queueNotice } from '../requests/public.ts';
import { type ApplicationRow, applicantContacts, type BlockRow } from './store.ts';

type ApplicationTemplate = Extract<NoticeTemplate, `application-${string}`>;
type Needs = Pick<Deps, 'config' | 'clock' | 'ids'>;

/** Queues a message to the applicant, in the same transaction. */
async function notifyApplicant(
  deps: Needs,
  transaction: Db,
  queue: Queue,
  { application_no, applicant_id }: Pick<ApplicationRow, 'application_no' | 'applicant_id'>,
  template: ApplicationTemplate,
  more: readonly string[] = [],
): Promise<void> {
  const contacts = await applicantContacts(transaction, applicant_id);
  const { language } = contacts;
  const sms = { template, language, variables: [application_no, ...more] };
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: m.sms_applicationSubject({ application: application_no }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}

type Application = Pick<ApplicationRow, 'application_no' | 'applicant_id'>;

const lastDay = ({ blocked_until }: BlockRow): string => (blocked_until === null ? '' : formatDate(blocked_until));

/** The stage has changed. The stage itself is not named: someone else may read the message. */
export const announceStage = (deps: Needs, db: Db, queue: Queue, application: Application): Promise<void> =>
  notifyApplicant(deps, db, queue, application, 'application-changed');

/** We wait for papers or an answer. */
export const remindApplicant = (deps: Needs, db: Db, queue: Queue, application: Application): Promise<void> =>
  notifyApplicant(deps, db, queue, application, 'application-waits');

export const announceBlock = (deps: Needs, db: Db, queue: Queue, application: Application, block: BlockRow) =>
  notifyApplicant(deps, db, queue, application, 'application-blocked', [formatRupees(block.amount), lastDay(block)]);

/** The block ends tomorrow. */
export const warnOfBlockEnd = (deps: Needs, db: Db, queue: Queue, application: Application, block: BlockRow) =>
  notifyApplicant(deps, db, queue, application, 'application-block-ends', [formatRupees(block.amount), lastDay(block)]);

/** The premium was debited, and the rest of the block is free. */
export function announceDebit(deps: Needs, db: Db, queue: Queue, application: Application, block: BlockRow) {
  const charge = blockCharge(block.amount, block.debit ?? block.amount);
  return notifyApplicant(deps, db, queue, application, 'application-debited', [
    formatRupees(charge?.debit ?? 0),
    formatRupees(charge?.release ?? 0),
  ]);
}

/** The amount of a block is free again. */
export const announceRelease = (deps: Needs, db: Db, queue: Queue, application: Application, block: BlockRow) =>
  notifyApplicant(deps, db, queue, application, 'application-released', [formatRupees(block.amount)]);

/** A deposit was paid back. */
export const announceRefund = (deps: Needs, db: Db, queue: Queue, application: Application, amount: number) =>
  notifyApplicant(deps, db, queue, application, 'application-refunded', [formatRupees(amount)]);
