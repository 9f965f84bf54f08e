import type { ReactNode } from 'react';
import type { DataListItem } from '../DataList/DataList.tsx';
import type { IconComponent } from '../icons.ts';

/** How it ended: decides the drawing and the tone. */
export const messageTypes = ['success', 'pending', 'failure', 'info'] as const;
export type MessageType = (typeof messageTypes)[number];

/** What a result screen shows (specification, section 3): each field of the specification, and no other. */
export interface MessageScreenConfig {
  messageType: MessageType;
  /** What happened, in one line. */
  heading: ReactNode;
  /** Below the heading: what it is about, as the plan's name. */
  subHeading?: ReactNode;
  /** The request that this is the result of, as "Premium payment". Above the heading. */
  workType?: ReactNode;
  /** Whom it is for, as a form of address: begins the text. */
  name?: ReactNode;
  /** What it means for the person. */
  body?: ReactNode;
  /** What happens next, when, and by whom. */
  description?: ReactNode;
  /** The one sentence that must not be missed, as the reference to quote. */
  highlightedDescription?: ReactNode;
  /** The amount that it is about, written out. The largest thing on the screen. */
  amount?: ReactNode;
  /** An icon in place of the drawing that `messageType` gives. */
  messageIcon?: IconComponent | undefined;
  /** A picture in place of both; `alt` is empty where the words say it all. */
  image?: { src: string; alt: string } | undefined;
  /** Facts: order number, date, mode, ticket. */
  dataDetails?: readonly DataListItem[] | undefined;
  /** The main button, which calls `onAction`. */
  btnText?: string | undefined;
  /** Whether the screen leads on by a link of `redirectionText` to `redirectionUrl`. */
  isRedirection?: boolean | undefined;
  /** Whether that link leaves the portal: it opens beside it, and says so by its shape. */
  isExternalRedirection?: boolean | undefined;
  redirectionText?: string | undefined;
  redirectionUrl?: string | undefined;
  /** Small print at the end: whom to ask. */
  footer?: ReactNode;
}
