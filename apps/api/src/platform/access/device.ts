import Bowser from 'bowser';

/** The longest stored name, because a browser can send anything. */
const MAX_LENGTH = 40;
/** The parser is slow on a header that is made to be long. */
const MAX_HEADER = 500;

/** The details by which people recognise a device. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browser and operating system from the User-Agent header, without versions; null where unknown. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_HEADER));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

const nameOf = (name: string | undefined): string | null =>
  name && /^[\w .-]+$/.test(name) ? name.slice(0, MAX_LENGTH) : null;
