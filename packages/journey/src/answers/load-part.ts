import { ScreenUnavailableError } from './screen-unavailable.ts';

/** Fetches a part of the portal's code. @throws ScreenUnavailableError where it cannot be had */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ScreenUnavailableError('a part of the portal did not load', { cause });
  }
}
