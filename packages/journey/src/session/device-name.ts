import * as m from '@lifedesk/journey/messages';

/** What a browser reports about itself. */
interface Device {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** The name of a device, such as "Chrome on Android"; undefined if its browser reports nothing. */
export const deviceName = ({ browser, system }: Device): string | undefined =>
  browser && system ? m.app_device({ browser, system }) : (browser ?? system);
