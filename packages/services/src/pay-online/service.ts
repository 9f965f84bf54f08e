import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Premiums: what is due, chosen and paid on the gateway's page, to a result and a receipt. With a session or without. */
export const payOnline = defineService({ ...facts.payOnline, screen: () => import('./PayOnlineScreen.tsx') });
