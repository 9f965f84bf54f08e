import {
  defineFacts,
  type MenuCustomer,
  type MenuEntry,
  type ServiceFacts,
  whyNoPolicy,
} from '@lifedesk/journey/service';
import { PayIcon } from '@lifedesk/ui';
import { describe, expect, it } from 'vitest';
import { menuFor } from './menu.ts';
import { quickLinks } from './quick-links.ts';

const service = (id: string, facts: Partial<ServiceFacts> = {}): ServiceFacts => ({
  ...defineFacts({
    id,
    access: 'private',
    audiences: ['retail'],
    backWhenSignedOut: false,
    backWhenSignedIn: 'as-it-was',
    leave: 'back-when-id',
    dependsOn: [],
  }),
  ...facts,
});
const says = (en: string, hi: string) => (_?: unknown, options?: { locale?: 'en' | 'hi' }) =>
  options?.locale === 'hi' ? hi : en;
const entry = (facts: Omit<MenuEntry, 'icon'>): MenuEntry => ({ icon: PayIcon, ...facts });

const rows = [
  service('switch-funds'),
  service('update-nominee'),
  service('date-of-incorporation', { audiences: ['corporate'] }),
  service('pay-online', { access: 'either' }),
];
const entries: Record<string, MenuEntry> = {
  'update-nominee': entry({
    group: 'details',
    name: says('Nominee', 'नॉमिनी'),
    words: says('heir family beneficiary', 'वारिस परिवार'),
  }),
  'switch-funds': entry({
    group: 'changes',
    name: says('Switch funds', 'फ़ंड बदलें'),
    words: says('ulip units nominee', 'यूलिप'),
    unavailable: (customer) =>
      whyNoPolicy(customer, ({ totalFundValue, planName }) => ({
        possible: totalFundValue !== undefined,
        why: () => (planName.startsWith('Term') ? 'A term plan has no fund.' : 'This plan has no fund.'),
      })),
  }),
  'date-of-incorporation': entry({
    group: 'details',
    name: says('Date of incorporation', 'निगमन की तारीख'),
    words: says('company', 'कंपनी'),
  }),
  'pay-online': entry({
    group: 'payments',
    name: says('Pay premium', 'प्रीमियम भरें'),
    words: says('due renewal', 'देय'),
  }),
};
type Policy = MenuCustomer['policies'][number];
const policy = (planName: string, totalFundValue?: number) =>
  ({ planName, ...(totalFundValue !== undefined && { totalFundValue }) }) as Policy;
const customer = (...policies: Policy[]): MenuCustomer => ({ policies, today: '2026-11-22', language: 'en' });
const unitLinked = customer(policy('Term plan'), policy('Wealth plan', 100));
const menu = (session: 'full' | 'corp' | 'partial', of: MenuCustomer | undefined = unitLinked) =>
  menuFor(rows, entries, session, of);
const ids = (items: ReturnType<typeof menu>) => items.map(({ id }) => id);

describe('the menu', () => {
  it('has what the role can open, group by group', () => {
    expect(ids(menu('full'))).toEqual(['pay-online', 'update-nominee', 'switch-funds']);
    expect(ids(menu('corp', undefined))).toEqual(['date-of-incorporation']);
    expect(ids(menu('partial'))).toEqual(['pay-online']);
  });

  it('says why this customer cannot use a service, once for each reason', () => {
    const why = (...policies: Policy[]) =>
      menu('full', customer(...policies)).find(({ id }) => id === 'switch-funds')?.unavailable;
    expect(why(policy('Term plan'), policy('Wealth plan', 100))).toBeUndefined();
    expect(why(policy('Savings plan'), policy('Child plan'))).toBe('This plan has no fund.');
    expect(why(policy('Term plan'), policy('Child plan'))).toBe(
      'Term plan: A term plan has no fund. Child plan: This plan has no fund.',
    );
  });
});

describe('quick links', () => {
  it('are the services that need no session and have a quick-link text', () => {
    const pay = service('pay-online', { access: 'either', quickLink: says('Pay a premium', 'प्रीमियम भरें') });
    expect(quickLinks([...rows, pay]).map(({ id, label }) => [id, label()])).toEqual([['pay-online', 'Pay a premium']]);
  });
});
