/** A production host name by the specification's rule. Chromium resolves it to this computer. */
export const HOST = 'portal.merulife.example';
