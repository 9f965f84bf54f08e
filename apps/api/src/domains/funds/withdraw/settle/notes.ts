import { m } from '../../../../platform/language.ts';

/** The notes that customers read when a request for money ends. */
export const NOTES = {
  death: m.note_withdrawalDeath,
  ended: m.note_withdrawalEnded,
  nothing: m.note_withdrawalNothing,
};

export type Note = keyof typeof NOTES;
