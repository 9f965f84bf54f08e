import { defineFacts, type MenuEntry, type ServiceFacts } from '@lifedesk/journey/service';
import { describe, expect, it } from 'vitest';
import { findInMenu, menuFor } from './menu.ts';
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

interface Customer {
  readonly unitLinked: boolean;
}
const rows = [
  service('update-nominee', { menu: 'details' }),
  service('switch-funds', { menu: 'changes' }),
  service('date-of-incorporation', { audiences: ['corporate'], menu: 'details' }),
  service('pay-online', { access: 'either', menu: 'payments' }),
];
const entries: Record<string, MenuEntry<Customer>> = {
  'update-nominee': {
    name: says('Nominee', 'नॉमिनी'),
    words: says('heir family beneficiary', 'वारिस परिवार'),
  },
  'switch-funds': {
    name: says('Switch funds', 'फ़ंड बदलें'),
    words: says('ulip units nominee', 'यूलिप'),
    offered: ({ unitLinked }) => unitLinked,
  },
  'date-of-incorporation': {
    name: says('Date of incorporation', 'निगमन तिथि'),
    words: says('company', 'कंपनी'),
  },
  'pay-online': { name: says('Pay premium', 'प्रीमियम भरें'), words: says('due renewal', 'देय') },
};
const menu = (session: 'full' | 'corp' | 'partial', unitLinked = true) =>
  menuFor(rows, entries, session, { unitLinked }).map(({ id }) => id);

describe('the menu', () => {
  it('holds what the role can open', () => {
    expect(menu('full')).toEqual(['update-nominee', 'switch-funds', 'pay-online']);
    expect(menu('corp')).toEqual(['date-of-incorporation']);
    expect(menu('partial')).toEqual(['pay-online']);
  });

  it('leaves out what is of no use to this customer', () => {
    expect(menu('full', false)).toEqual(['update-nominee', 'pay-online']);
  });
});

describe('the search over the services', () => {
  const items = menuFor(rows, entries, 'full', { unitLinked: true });
  const find = (query: string) => findInMenu(items, entries, query).map(({ id }) => id);

  it('finds by the beginning of words, in either language, whatever the case', () => {
    expect(find('NOM')).toEqual(['update-nominee', 'switch-funds']);
    expect(find('नॉमि')).toEqual(['update-nominee']);
    expect(find('fam')).toEqual(['update-nominee']);
    expect(find('premium pay')).toEqual(['pay-online']);
  });

  it('puts a hit in the name before one in the other words', () => {
    expect(find('nominee')[0]).toBe('update-nominee');
  });

  it('finds everything for nothing, and nothing for what is nowhere', () => {
    expect(find('  ')).toHaveLength(items.length);
    expect(find('ominee')).toEqual([]);
  });
});

describe('quick links', () => {
  it('are the services that need no session and name themselves', () => {
    const pay = service('pay-online', { access: 'either', quickLink: says('Pay a premium', 'प्रीमियम भरें') });
    expect(quickLinks([...rows, pay]).map(({ id, label }) => [id, label()])).toEqual([['pay-online', 'Pay a premium']]);
  });
});
