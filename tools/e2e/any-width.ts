/**
 * Details of a test that runs on the phone only: it does not depend on the width, and other tests check its screens on the desktop.
 */
export const ANY_WIDTH = { tag: '@any-width' } as const;
