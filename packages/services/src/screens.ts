import type { ScreenModule } from '@lifedesk/journey/service';

/** The file with the name of its folder; components and steps are loaded by the screens that show them. */
const files = import.meta.glob<ScreenModule>(['./*/[a-z]*.tsx', '!./*/*-{part,steps}.tsx', '!./*/*.test.tsx']);

/**
 * The screen of each service, by id. An app loads this list after its first page: otherwise that would load all these
 * addresses. No service imports it.
 */
export const screens: Readonly<Record<string, () => Promise<ScreenModule>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^\.\/(.+)\/\1\.tsx$/, '$1'), load]),
);
