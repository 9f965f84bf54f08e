import type { AttentionGroup } from '@lifedesk/rules';
import { type Atom, atom } from 'jotai';
import { readAttention } from './attention.ts';
import { attentionAnswerAtom } from './notifications.ts';

/** What the customer should do, the most urgent first, from the server's last answer. Undefined before it. */
export const attentionAtom: Atom<readonly AttentionGroup[] | undefined> = atom((get) => {
  const answer = get(attentionAnswerAtom);
  return answer && readAttention(answer);
});
