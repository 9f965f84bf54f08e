import type { CalendarDate } from '@lifedesk/rules';
import type { IconComponent } from '@lifedesk/ui';
import type { Policy } from '../customer/answers.ts';
import type { Locale, Text } from '../locale/locale.ts';
import type { SessionKind } from './access.ts';

/** The groups of the menu by task, in order. The first has no heading. */
export const menuGroups = [
  'overview',
  'payments',
  'policies',
  'details',
  'changes',
  'payouts',
  'claims',
  'help',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** What decides whether a person can use a service: the data that the session has loaded. */
export interface MenuCustomer {
  readonly policies: readonly Policy[];
  /** The date in India. */
  readonly today: CalendarDate;
  readonly language: Locale;
}

/** A part of a service that a search finds directly, such as one kind of document. */
export interface MenuPart {
  readonly id: string;
  /** The query of its address in the service. */
  readonly query: Readonly<Record<string, string>>;
  readonly name: Text;
  /** Other words that people use for it, separated by spaces. */
  readonly words: Text;
}

/** A service in the menu: its place, its name, and its search words. */
export interface MenuEntry {
  readonly group: MenuGroup;
  readonly name: Text;
  /** Other words that people use for it, separated by spaces. */
  readonly words: Text;
  readonly icon: IconComponent;
  /**
   * Why this person cannot use the service, in the words of the rule that decides; undefined if they can. Without this
   * function everyone in its audience can use it.
   */
  readonly unavailable?: (customer: MenuCustomer) => string | undefined;
  /** The parts that a search finds. */
  readonly parts?: readonly MenuPart[];
  /** What differs for a company. */
  readonly forCompany?: Partial<Pick<MenuEntry, 'name' | 'words' | 'parts'>>;
}

/** The entry as a session shows it. */
export const menuEntryFor = (entry: MenuEntry, session: SessionKind): MenuEntry =>
  session === 'corp' ? { ...entry, ...entry.forCompany } : entry;

/** Declares the place of a service in the menu. In the service's folder, in `menu.ts`. */
export function defineMenu(entry: MenuEntry): MenuEntry {
  return entry;
}

/** What a rule says about one policy, and the sentence for it. */
export interface PolicyVerdict {
  readonly possible: boolean;
  readonly why: () => string;
}

/**
 * Why the service is open to none of the policies; undefined if it is open to one. Policies with the same reason share
 * one sentence, and different reasons come with the name of the plan.
 */
export function whyNoPolicy(
  { policies }: Pick<MenuCustomer, 'policies'>,
  judge: (policy: Policy) => PolicyVerdict,
): string | undefined {
  const reasons = new Map<string, string>();
  for (const policy of policies) {
    const { possible, why } = judge(policy);
    if (possible) return undefined;
    const reason = why();
    if (!reasons.has(reason)) reasons.set(reason, policy.planName);
  }
  if (reasons.size <= 1) return [...reasons.keys()][0];
  return Array.from(reasons, ([reason, plan]) => `${plan}: ${reason}`).join(' ');
}
