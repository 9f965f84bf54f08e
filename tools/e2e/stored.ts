import { appendFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';

/** Something that a page stores on the device or sends to analytics. */
interface StoredItem {
  readonly area: 'local storage' | 'session storage' | 'cookie' | 'analytics';
  /** Its key, or the event with its fields. */
  readonly key: string;
}

/** Writes what the pages of a context store and send to analytics to a file, one line of JSON each, for `pnpm pins`. */
export async function noteStored(context: BrowserContext, file: string): Promise<void> {
  const write = (stored: StoredItem) => appendFile(file, `${JSON.stringify(stored)}\n`);
  await context.exposeBinding('noteStored', (_source, stored: StoredItem) => write(stored));
  await context.addInitScript(() => {
    const page = window as unknown as { noteStored: (stored: StoredItem) => void; dataLayer?: object[] };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function keep(key: string, value: string) {
      page.noteStored({ area: this === localStorage ? 'local storage' : 'session storage', key });
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
        page.noteStored({ area: 'cookie', key: [pair.split('=')[0], ...attributes].join('; ') });
        cookie?.set?.call(document, text);
      },
    });
    const layer: object[] = [];
    layer.push = (...events) => {
      for (const event of events) page.noteStored({ area: 'analytics', key: JSON.stringify(event) });
      return Array.prototype.push.apply(layer, events);
    };
    page.dataLayer = layer;
  });
  context.on('response', async (response) => {
    for (const { name, value } of await response.headersArray().catch(() => []))
      if (name.toLowerCase() === 'set-cookie') await write({ area: 'cookie', key: value.replace(/=[^;]*/, '') });
  });
}
