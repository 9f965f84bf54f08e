import type { ReactNode, Ref } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { DataList } from '../DataList/DataList.tsx';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { SubjectDrawing, type SubjectName } from '../Drawing/SubjectDrawing.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { OutsideIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './MessageScreen.css.ts';
import type { MessageScreenConfig, MessageType } from './message-screen-config.ts';

export interface MessageScreenProps {
  config: MessageScreenConfig;
  headingLevel?: HeadingLevel | undefined;
  /** The heading: move focus to it when the screen replaces a form, so that the result is read. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The subject of a success, instead of the drawing of `messageType`. */
  subject?: SubjectName | undefined;
  /** Handler of the button with `btnText`. */
  onAction?: (() => void) | undefined;
  /** The button's call is running. */
  loading?: boolean | undefined;
  /** More actions, after the button and the link: download the receipt, print. */
  actions?: ReactNode;
  /** Announced for links that open a new tab, for example "opens in a new tab". */
  externalLabel?: string | undefined;
}

const drawings: Record<MessageType, DrawingName> = {
  success: 'success',
  pending: 'waiting',
  failure: 'failure',
  info: 'nothing',
};

/**
 * How something ended: what happened, what it means, what to do, the reference. The last page of every request and
 * payment.
 */
export function MessageScreen(props: MessageScreenProps) {
  const { config, headingLevel = 1, headingRef, subject, onAction, loading, actions, externalLabel } = props;
  const { heading, subHeading, workType, name, body, description, highlightedDescription, amount } = config;
  const { dataDetails = [], btnText, footer } = config;
  const redirection = redirectionOf(config);
  const hasText = [name, body, description, highlightedDescription].some((part) => part !== undefined);
  return (
    <section className={styles.screen} data-message-type={config.messageType}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture config={config} subject={subject} />
        </div>
        {workType !== undefined && (
          <p className={styles.workType}>
            <Spoken>{workType}</Spoken>
          </p>
        )}
        <Heading level={headingLevel} look="h1" ref={headingRef} tabIndex={-1}>
          {heading}
        </Heading>
        {subHeading !== undefined && (
          <p className={styles.subHeading}>
            <Spoken>{subHeading}</Spoken>
          </p>
        )}
        {amount !== undefined && (
          <p className={styles.amount}>
            <Amount size="figureLarge">{amount}</Amount>
          </p>
        )}
      </div>
      {hasText && (
        <div className={styles.text}>
          {name !== undefined && (
            <p>
              <Spoken>{name}</Spoken>
            </p>
          )}
          {body !== undefined && (
            <div>
              <Spoken>{body}</Spoken>
            </div>
          )}
          {description !== undefined && (
            <div>
              <Spoken>{description}</Spoken>
            </div>
          )}
          {highlightedDescription !== undefined && (
            <div className={styles.highlighted}>
              <Spoken>{highlightedDescription}</Spoken>
            </div>
          )}
        </div>
      )}
      {dataDetails.length > 0 && <DataList items={dataDetails} className={styles.details} />}
      {(btnText ?? redirection ?? actions) && (
        <div className={styles.actions}>
          {btnText !== undefined && (
            <Button variant="form" onClick={onAction} loading={loading}>
              {btnText}
            </Button>
          )}
          {redirection && (
            <Button
              variant={btnText === undefined ? 'form' : 'secondary'}
              href={redirection.url}
              {...(redirection.external && { target: '_blank', rel: 'noreferrer', endIcon: OutsideIcon })}
              aria-label={redirection.external && externalLabel ? `${redirection.text}, ${externalLabel}` : undefined}
            >
              {redirection.text}
            </Button>
          )}
          {actions}
        </div>
      )}
      {footer !== undefined && (
        <div className={styles.footer}>
          <Spoken>{footer}</Spoken>
        </div>
      )}
    </section>
  );
}

function redirectionOf({ isRedirection, isExternalRedirection, redirectionText, redirectionUrl }: MessageScreenConfig) {
  if (!isRedirection || !redirectionText || !redirectionUrl) return undefined;
  return { text: redirectionText, url: redirectionUrl, external: isExternalRedirection === true };
}

function Picture({ config, subject }: Pick<MessageScreenProps, 'config' | 'subject'>) {
  const { image, messageIcon: Icon, messageType } = config;
  if (image) return <img src={image.src} alt={image.alt} className={styles.image} />;
  if (Icon) return <Icon className={styles.messageIcon[messageType]} />;
  return subject ? <SubjectDrawing name={subject} /> : <Drawing name={drawings[messageType]} />;
}
