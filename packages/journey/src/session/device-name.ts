import * as m from '@lifedesk/journey/messages';

/** What a browser says of itself. */
interface Device {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** How a device is called, as "Chrome on Android"; undefined where its browser says nothing of it. */
export const deviceName = ({ browser, system }: Device): string | undefined =>
  browser && system ? m.app_device({ browser, system }) : (browser ?? system);
