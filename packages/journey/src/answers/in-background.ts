/** Options for calls of a step: its own button shows that it is busy, not the page. */
export const inBackground = { background: true } as const;
