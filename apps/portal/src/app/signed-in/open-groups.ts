import { type MenuGroup, menuGroups } from '@lifedesk/journey/service';
import type { SessionStore } from '@lifedesk/sdk';
import { atom } from 'jotai';

/** The groups of the menu that the person has opened (true) or closed (false). */
export type GroupChoices = Readonly<Partial<Record<MenuGroup, boolean>>>;

/**
 * The person's choices in the menu; undefined before they are read from the device. A narrow screen renders the menu
 * twice.
 */
export const groupChoicesAtom = atom<GroupChoices | undefined>(undefined);

/** Where the device stores it: local storage, so that it outlives the session. It says nothing about the person. */
const KEY = 'menuGroups';

/** The stored choices, such as `payments details!`, in which `!` marks a closed group. */
export function readGroupChoices(device: SessionStore): GroupChoices {
  const words = (device.get('local', KEY) ?? '').split(' ');
  const choices: Partial<Record<MenuGroup, boolean>> = {};
  for (const group of menuGroups)
    if (words.includes(group)) choices[group] = true;
    else if (words.includes(`${group}!`)) choices[group] = false;
  return choices;
}

/** Stores the choices on the device. */
export function saveGroupChoices(device: SessionStore, choices: GroupChoices): void {
  const words = Object.entries(choices).map(([group, open]) => (open ? group : `${group}!`));
  device.set('local', KEY, words.join(' '));
}

/** Whether a group is open: as the person chose, by default the first task and the group of the open page. */
export const isGroupOpen = (choices: GroupChoices, group: MenuGroup, holdsCurrent: boolean): boolean =>
  choices[group] ?? (group === 'payments' || holdsCurrent);
