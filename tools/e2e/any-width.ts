/**
 * Details of a test that runs on the phone only, in light and dark: it does not depend on the width, and other journeys go through
 * the same kinds of steps on the desktop.
 */
export const ANY_WIDTH = { tag: '@any-width' } as const;
