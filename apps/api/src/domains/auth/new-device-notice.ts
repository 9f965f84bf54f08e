import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { deviceOf } from '../../platform/access/device.ts';
import type { Db } from '../../platform/database/connect.ts';
import { m } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';

/** Queues the message about a sign-in from a new device, in the transaction that opens the session. */
export async function sendNewDeviceNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  customerId: number,
  userAgent: string | null,
): Promise<void> {
  const contacts = await registeredContacts(transaction, customerId);
  const { language } = contacts;
  const locale = { locale: language };
  const { brand } = deps.config;
  const now = deps.clock.now();
  const at = `${formatDate(todayInIndia(now))}, ${format12HourTime(now)}`;
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: m.sms_newDeviceSubject({ insurer: brand.insurer[language] }, locale),
      parts: [
        m.letter_newDevice({}, locale),
        [
          [m.letter_newDeviceName({}, locale), device || m.letter_newDeviceUnknown({}, locale)],
          [m.letter_newDeviceTime({}, locale), at],
        ],
        m.letter_newDeviceYou({}, locale),
        m.letter_newDeviceNotYou({ phone: brand.phone.read }, locale),
      ],
      isNotice: true,
    },
    // without the device: operators reject a variable that a browser can fill with any text
    sms: { template: 'new-device', language, variables: [at] },
  });
}
