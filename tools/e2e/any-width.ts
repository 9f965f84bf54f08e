/**
 * Details of a test that runs on the phone alone: what it is about happens at any width, and its screens are looked at on the desk by others.
 */
export const ANY_WIDTH = { tag: '@any-width' } as const;
