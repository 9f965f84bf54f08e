import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Language } from '../../platform/database/tables/content.ts';

type Notifications = components['schemas']['Notifications'];

/** Notifications of a domain besides the attention rules; the default export of its `notification-additions.ts`. */
export type NotificationAdditions = (
  db: Db,
  customerId: number,
  today: CalendarDate,
  language: Language,
) => Promise<Partial<Notifications>>;

let sources: Promise<NotificationAdditions[]> | undefined;

/** The notifications that domains add. */
export const notificationAdditions: NotificationAdditions = async (...args) => {
  // Loaded on first use, because a domain with such a file may import this one.
  sources ??= readDomainFiles<NotificationAdditions>('notification-additions.ts').then((found) => [...found.values()]);
  return Object.assign({}, ...(await Promise.all((await sources).map((load) => load(...args)))));
};
