import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom, localeAtom } from '@lifedesk/journey';
import type { Audience, ServiceFacts } from '@lifedesk/journey/service';
import { findUnspoken } from '@lifedesk/services/testing/unspoken';
import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../registry/registry.ts';
import { services } from '../registry/services.ts';
import { type RenderedPortal, renderCompany, renderPortal, renderSignedIn } from '../testing/render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
const files = import.meta.glob<{ default: Record<string, Message> }>(
  [
    '../../messages/en/*.json',
    '../../../../packages/journey/messages/en/*.json',
    '../../../../packages/services/src/*/messages/en.json',
  ],
  { eager: true },
);

/** Every English text of the portal, split at its placeholders, if long enough to distinguish from data. */
const english = new Set(
  Object.values(files)
    .flatMap(({ default: { $schema: _, ...messages } }) => Object.values(messages))
    .flatMap((message) =>
      typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)),
    )
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => part.length > 7 && part.includes(' ')),
);

/** What a person sees and hears of the page, except paragraphs in English, such as the title of a law. */
function readPage(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const marked of page.querySelectorAll('p[lang="en"]')) marked.remove();
  const labels = [...page.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
  );
  return [document.title, page.textContent, ...labels].filter(Boolean).join('\n');
}
function leftBehind(): string[] {
  const page = readPage();
  return [...english].filter((text) => page.includes(text));
}
/** The texts of the help pages come from the server, so this waits for them. */
const nothingLeftBehind = () => waitFor(() => expect(leftBehind()).toEqual([]));
const main = () => document.querySelector('main') ?? document.body;
/** Names in Latin letters are marked as such, and hidden characters are in words. */
const everythingCanBeSaid = () => waitFor(() => expect(findUnspoken(main(), 'hi')).toEqual([]));
const speak = ({ portal }: RenderedPortal, locale: 'en' | 'hi') =>
  act(async () => portal.store.set(localeAtom, locale));

/** Opens an address in English, waits until it has loaded, and switches to Hindi. */
async function inHindi(rendered: RenderedPortal, address: string) {
  await speak(rendered, 'en');
  await act(() => rendered.portal.router.navigate(address));
  await waitFor(() => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(document.querySelector('[data-state="loading"]')).toBeNull();
  });
  expect(leftBehind().length).toBeGreaterThan(2);
  await speak(rendered, 'hi');
}

describe('switching the language', () => {
  it.each(services.filter(({ access }) => access !== 'private').map(({ id }) => id))(
    'leaves no English behind on %s without a session',
    async (id) => {
      await inHindi(renderPortal(api, '/cs/ybl-error'), addressOf(id));
      await nothingLeftBehind();
      await everythingCanBeSaid();
      await everythingCanBeSaid();
    },
  );

  const signedIn: readonly ServiceFacts[] = services.filter(({ access }) => access !== 'public');
  const of = (audience: Audience) =>
    signedIn.filter(({ audiences }) => audiences.includes(audience)).map(({ id }) => id);

  it.each(of('retail'))('leaves no English behind on %s of a signed-in person', async (id) => {
    const rendered = await renderSignedIn(api, 'Asha');
    const policy = rendered.portal.store.get(customerAtom)?.policiesArray[0];
    await inHindi(rendered, addressOf(id, { id: policy?.id }));
    await nothingLeftBehind();
    await everythingCanBeSaid();
  });

  it.each(of('corporate'))('leaves no English behind on %s of a signed-in company', async (id) => {
    const rendered = await renderCompany(api);
    await inHindi(rendered, addressOf(id, { id: 'NjAwMDAwMDAx' }));
    await nothingLeftBehind();
    await everythingCanBeSaid();
  });

  it('leaves no English on an error page', async () => {
    await inHindi(renderPortal(api, '/cs/ybl-error'), '/cs/no-such-page');
    await nothingLeftBehind();
    await everythingCanBeSaid();
  });
});
