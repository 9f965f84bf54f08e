import Bowser from 'bowser';

/** The longest name that is kept; a browser can say anything. */
const MAX_LENGTH = 40;
/** The parser takes its time over a header that is made to be long. */
const MAX_HEADER = 500;

/** What a person recognises a device by. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browser and operating system by the User-Agent header, without versions; null for what it does not say. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_HEADER));
  return { browser: named(browser.name), system: named(os.name) };
}

const named = (name: string | undefined): string | null =>
  name && /^[\w .-]+$/.test(name) ? name.slice(0, MAX_LENGTH) : null;
