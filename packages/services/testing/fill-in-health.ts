import type { RunningApi } from '@lifedesk/api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { type RenderedService, type RenderOptions, renderSignedIn } from './render.tsx';

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (name: RegExp, text: string, part = screen.getByRole('main')) =>
  fireEvent.change(within(part).getByRole('textbox', { name }), { target: { value: text } });
export const choose = (question: RegExp, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));

const PARTS = [
  'Height and weight',
  'Heart and sugar',
  'Conditions',
  'Hospital and treatment',
  'Habits',
  'Work and travel',
  'Family',
  'Mental health',
  'A question with a consent of its own',
  'Anything else',
] as const;
type Part = (typeof PARTS)[number];

/** Opens the health declaration that Harpreet needs for a revival, at its first questions. */
export async function beginHealth(api: RunningApi, query = '', options: RenderOptions = {}): Promise<RenderedService> {
  const shown = await renderSignedIn(api, 'Harpreet', `/cs/submit-ehdf${query}`, options);
  await heading('Health declaration');
  await screen.findByRole('button', { name: 'Begin' });
  press('Begin');
  await heading('Height and weight');
  return shown;
}

/** Answers no to every question of the part. */
export function answerNo(part: Part): void {
  if (part === 'Height and weight') {
    type(/How tall/, '170');
    type(/How much do you weigh/, '72');
  }
  for (const radio of screen.getAllByRole('radio', { name: 'No' })) fireEvent.click(radio);
  const consent = screen.queryByRole('checkbox', { name: /I agree that you store/ });
  if (consent) fireEvent.click(consent);
}

type Others = Partial<Record<Part, () => void>>;

/** Answers no to every part until one; instead of no, what is given for the part. */
export async function answerTo(last: Part, others: Others = {}): Promise<void> {
  for (const part of PARTS.slice(0, PARTS.indexOf(last) + 1)) {
    await heading(part);
    answerNo(part);
    others[part]?.();
    press('Continue');
  }
}

export async function answerAll(others: Others = {}): Promise<void> {
  await answerTo('Anything else', others);
  await heading('Check your answers');
}

export async function declare(): Promise<void> {
  press('Continue');
  await heading('Your declaration');
  fireEvent.click(screen.getByRole('checkbox', { name: 'I declare all of this.' }));
  press('Send the form');
}

/** The questions that a yes opens. */
export function followUps(question: RegExp): HTMLElement {
  const [, group] = screen.getAllByRole('group', { name: question });
  if (!group) throw new Error('a yes opens questions');
  return group;
}

/** Says yes to a question, and answers what it opens. */
export function sayCondition(question: RegExp, what: string): void {
  choose(question, 'Yes');
  const group = followUps(question);
  type(/What is it called/, what, group);
  type(/Since when/, '3 2026', group);
  fireEvent.click(within(group).getByRole('radio', { name: 'Medicine' }));
  fireEvent.click(within(group).getByRole('radio', { name: 'Yes' }));
  type(/last check/, '10/2026', group);
}
