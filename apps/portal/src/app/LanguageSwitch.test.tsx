import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { to } from '../registry/to.ts';
import { renderPortal } from '../testing/render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

it('keeps the focus on the button that switches the language', async () => {
  const { user } = renderPortal(api, to('login'));
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('button', { name: 'English' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'हिन्दी' })).toHaveFocus();
});
