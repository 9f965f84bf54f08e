import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type ScreenArgs, ScreenStory, type ScreenStoryProps } from './ScreenStory.tsx';

export type Screen = StoryObj<ScreenArgs>;

/** What stories of screens share, in the language and brand of the toolbar. `Story` shows one. */
export const screensIn = (Story: (props: ScreenStoryProps) => ReactElement | null) => (args: ScreenArgs) =>
  ({
    args,
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    render: (given, { id, globals }) => {
      const [language, brand] = [String(globals.language), String(globals.brand)];
      return <Story key={`${id} ${language} ${brand}`} {...given} language={language} brand={brand} />;
    },
    play: ({ canvasElement }) => waitForPage(canvasElement),
  }) satisfies Meta<ScreenArgs>;

/** The same for a service, in the frame of a page. */
export const screens = screensIn(ScreenStory);

const WAITING = '[data-state="loading"], [aria-busy="true"]';

/** Waits until the page has its heading and everything has loaded. */
export async function waitForPage(page: HTMLElement): Promise<void> {
  await waitForHeading(page);
  await waitFor(() => expect(page.querySelector(WAITING)).toBeNull(), { timeout: 60_000 });
}

/** Waits until the page has its heading. */
export async function waitForHeading(page: HTMLElement): Promise<void> {
  await waitFor(() => expect(page.querySelector('h1')).toBeVisible(), { timeout: 60_000 });
}

/** A part of the page is loading, and stays so. */
export const stillLoading: Pick<Screen, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(WAITING)).not.toBeNull());
  },
};

/** The same at other widths and in the other language. */
export const onPhone: Screen = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const onPhoneInHindi: Screen = {
  name: 'On a phone, Hindi',
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
export const onLaplet: Screen = { name: 'On a laplet', globals: { viewport: { value: 'laplet' } } };
