/** What a partner helps an applicant with. */
export type HelpPurpose = 'complete' | 'pay' | 'sign';

/** A link to the partner. */
export interface HelpLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** The partner with whom an application is completed with help. Rejects with `LookupError`. */
export interface HelpPartner {
  /** A new link each time. It works once, for ten minutes, and names no one. */
  createLink(question: { readonly applicationNo: string; readonly purpose: HelpPurpose }): Promise<HelpLink>;
}
