import { ScreenUnavailableError } from './screen-unavailable.ts';

/** Loads a part of the portal's code. @throws ScreenUnavailableError if that fails */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ScreenUnavailableError('a part of the portal did not load', { cause });
  }
}
