import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { deviceOf } from '../../platform/access/device.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Language } from '../../platform/database/tables/content.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';

interface Facts {
  /** Browser and system according to the user agent; null if unknown. */
  readonly device: string | null;
  /** Date and time in India. */
  readonly at: string;
}

const LETTERS: Readonly<Record<Language, (facts: Facts, insurer: string, phone: string) => Letter>> = {
  en: ({ device, at }, insurer, phone) => ({
    subject: `New sign-in to your ${insurer} account`,
    parts: [
      'Someone signed in to your account from a device that was not used for it before.',
      [
        ['Device', device ?? 'Unknown device'],
        ['Signed in', at],
      ],
      'If it was you, you need not do anything.',
      `If it was not you, sign in, open “Signed-in devices” and choose “Sign out all other devices”. Then call us at ${phone}.`,
    ],
    isNotice: true,
  }),
  hi: ({ device, at }, insurer, phone) => ({
    subject: `आपके ${insurer} खाते में नया साइन इन`,
    parts: [
      'आपके खाते में ऐसे डिवाइस से साइन इन हुआ है, जिससे पहले कभी नहीं हुआ था।',
      [
        ['डिवाइस', device ?? 'अनजान डिवाइस'],
        ['साइन इन का समय', at],
      ],
      'अगर यह आप थे, तो आपको कुछ नहीं करना है।',
      `अगर यह आप नहीं थे, तो साइन इन करें, “साइन इन किए गए डिवाइस” खोलें और “बाकी सभी डिवाइस साइन आउट करें” चुनें। फिर हमें ${phone} पर कॉल करें।`,
    ],
    isNotice: true,
  }),
};

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
  const { brand } = deps.config;
  const now = deps.clock.now();
  const at = `${formatDate(todayInIndia(now))}, ${format12HourTime(now)}`;
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || null;
  await queueNotice(deps, transaction, queue, contacts, {
    letter: LETTERS[language]({ device, at }, brand.insurer[language], brand.phone.read),
    // without the device: operators reject a variable that a browser can fill with any text
    sms: { template: 'new-device', language, variables: [at] },
  });
}
