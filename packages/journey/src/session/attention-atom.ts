import type { AttentionGroup } from '@lifedesk/rules';
import { atom } from 'jotai';

/** What the customer should do, the most urgent first, from the server's last answer. Undefined before it. */
export const attentionAtom = atom<readonly AttentionGroup[] | undefined>(undefined);
