import type { ReactNode } from 'react';
import type { DataListItem } from '../DataList/DataList.tsx';
import type { IconComponent } from '../icons.ts';

/** How it ended. Decides the drawing and the tone. */
export const messageTypes = ['success', 'pending', 'failure', 'info'] as const;
export type MessageType = (typeof messageTypes)[number];

/** The content of a result screen (specification, section 3): exactly the fields of the specification. */
export interface MessageScreenConfig {
  messageType: MessageType;
  /** What happened, in one line. */
  heading: ReactNode;
  /** Below the heading: the subject, such as the plan's name. */
  subHeading?: ReactNode;
  /** The request that this is the result of, for example "Premium payment". Above the heading. */
  workType?: ReactNode;
  /** A form of address, which starts the text. */
  name?: ReactNode;
  /** What it means for the person. */
  body?: ReactNode;
  /** What happens next, when, and by whom. */
  description?: ReactNode;
  /** The one sentence that must not be missed, such as the reference to quote. */
  highlightedDescription?: ReactNode;
  /** The formatted amount. The largest thing on the screen. */
  amount?: ReactNode;
  /** An icon instead of the drawing of `messageType`. */
  messageIcon?: IconComponent | undefined;
  /** A picture instead of both; `alt` is empty if the text says everything. */
  image?: { src: string; alt: string } | undefined;
  /** Facts: order number, date, mode, ticket. */
  dataDetails?: readonly DataListItem[] | undefined;
  /** The main button, which calls `onAction`. */
  btnText?: string | undefined;
  /** Whether the screen shows a link with `redirectionText` to `redirectionUrl`. */
  isRedirection?: boolean | undefined;
  /** Whether that link leaves the portal: it opens a new tab, and an icon shows it. */
  isExternalRedirection?: boolean | undefined;
  redirectionText?: string | undefined;
  redirectionUrl?: string | undefined;
  /** Small print at the end: whom to ask. */
  footer?: ReactNode;
}
