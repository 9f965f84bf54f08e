import { createHash } from 'node:crypto';
import type { EventRevision, EventRevisions } from '../../platform/database/tables/calendar-feed.ts';

/** The content of each event that decides whether it has changed, by UID. */
export type EventTexts = ReadonlyMap<string, string>;

/**
 * The revisions of events since the last fetch: a changed event gets a new one, a new event starts at 0, and a removed
 * one is dropped.
 */
export function revise(before: EventRevisions, texts: EventTexts, now: Date): EventRevisions {
  return Object.fromEntries(Array.from(texts, ([uid, text]) => [uid, revisionOf(before[uid], digestOf(text), now)]));
}

function revisionOf(before: EventRevision | undefined, digest: string, now: Date): EventRevision {
  if (before?.digest === digest) return before;
  return { digest, sequence: before ? before.sequence + 1 : 0, changedAt: now.toISOString() };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
