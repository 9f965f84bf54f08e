import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { baseLocale, type Language } from '../../platform/language.ts';
import { toSms } from '../../platform/sms/render-sms.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import { type CallBack, claimCallBack, deleteForms, findDueCallBacks, markForwarded } from './forms.store.ts';

const AT_ONCE = 50;
/** Names and numbers of people who may not be customers are deleted once they are no longer useful. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

type Needs = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/**
 * Sends a call-back to the customer desk by email, unless another node does. Throws `DeliveryError` if the mail is not
 * accepted; the call-back then waits for `forwardCallBacks`, as it does if the node dies before the mail is accepted.
 */
export async function forwardCallBack({ db, clock, mailer, config }: Needs, reference: string): Promise<void> {
  const taken = await claimCallBack(db, reference, clock.now());
  if (!taken) return;
  const { body, received_at: receivedAt } = taken;
  await mailer.send({
    to: config.brand.email,
    subject: `Call-back request ${reference}`,
    text: deskText(reference, body, receivedAt),
  });
  await markForwarded(db, reference, clock.now());
}

/** Sends the call-backs that are due again. Runs at intervals. */
async function forwardCallBacks(deps: Needs, signal?: AbortSignal): Promise<void> {
  const faults = collectFaults();
  for (const reference of await findDueCallBacks(deps.db, deps.clock.now(), AT_ONCE))
    if (!signal?.aborted) await faults.run(() => forwardCallBack(deps, reference));
  faults.rethrow();
}

/** Deletes forms that are no longer useful. */
async function deleteOldForms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteForms(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
}

/** Confirms the request to its sender. The request stays valid if this fails. */
export async function acknowledgeCallBack(
  { sms, config }: Pick<Deps, 'sms' | 'config'>,
  mobile: string,
  reference: string,
  language: Language,
): Promise<boolean> {
  try {
    const content = { template: 'call-back', language, variables: [reference] } as const;
    await sms.send({ to: mobile, ...toSms(content, config.brand) });
    return true;
  } catch (error) {
    if (error instanceof DeliveryError) return false;
    throw error;
  }
}

function deskText(reference: string, body: CallBack, receivedAt: Date): string {
  const received = `${formatDate(todayInIndia(receivedAt))}, ${format12HourTime(receivedAt)}`;
  return [
    'A customer asked for a call back.',
    [
      `Reference: ${reference}`,
      // Each input stays on one line, so that it cannot add lines to this message.
      `Name: ${body.name.replaceAll(/\s+/g, ' ').trim()}`,
      `Mobile: ${body.mobile}`,
      `About: ${body.topic}`,
      `Preferred time: ${body.preferredTime ?? 'any'}`,
      `Language: ${LANGUAGE_NAMES.of(body.language ?? baseLocale)}`,
      `Received: ${received} (India)`,
    ].join('\n'),
    'The number was not verified. Confirm who you speak to before you say anything about a policy.',
  ].join('\n\n');
}

/** Retries call-backs that did not reach the customer desk, and deletes old forms. */
export function callBacksJob(deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>): Job {
  return {
    name: 'call-backs',
    everyMs: 60_000,
    async run(signal) {
      await deleteOldForms(deps);
      await forwardCallBacks(deps, signal);
    },
  };
}
