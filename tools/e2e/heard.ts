import type { Page } from '@playwright/test';

/** A part of the page as the browser tells it to a screen reader. */
export interface HeardPart {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly focused: boolean;
  /** Its words. Text runs into text that is beside it in the same part, as it does for who hears it. */
  readonly text: string;
}

/** What Chromium's own accessibility tree has, in the order of the page. */
export async function heardOn(page: Page): Promise<readonly HeardPart[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    const words = (node?.childIds ?? []).map(wordsOf).join('');
    return node?.ignored ? words : ` ${words} `;
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      focused: node.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false,
      text: wordsOf(node.nodeId).replaceAll(/\s+/g, ' ').trim(),
    }));
}

/** What has the focus. Undefined if nothing in the page has it. */
export async function heardInFocus(page: Page): Promise<HeardPart | undefined> {
  const focused = (await heardOn(page)).filter((part) => part.focused && part.role !== 'RootWebArea');
  return focused.at(-1);
}
