import { isAllowed, PayoutCheck } from '@lifedesk/journey';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderJourney } from '../render-journey.tsx';

describe('the payout check', () => {
  it.each([
    ['a clear no', async () => ({ isPayoutRestricted: false }), true],
    ['a yes', async () => ({ isPayoutRestricted: true }), false],
    ['a failure', () => Promise.reject(new Error('away')), false],
    [
      'a failure before anything is asked',
      () => {
        throw new Error('broken');
      },
      false,
    ],
    ['nothing', async () => undefined as never, false],
    ['an answer without the field', async () => ({}) as never, false],
  ])('accepts %s as %#', async (_, ask, allowed) => expect(await isAllowed(ask)).toBe(allowed));

  it('shows the form to request money only once that is allowed', async () => {
    const ask = async () => ({ isPayoutRestricted: false });
    renderJourney(<PayoutCheck ask={ask}>{'Amount'}</PayoutCheck>);
    expect(screen.queryByText('Amount')).toBeNull();
    expect(await screen.findByText('Amount')).toBeVisible();
  });

  it('says why not, and where to go', async () => {
    const ask = async () => ({ isPayoutRestricted: true });
    renderJourney(<PayoutCheck ask={ask}>{'Amount'}</PayoutCheck>);
    expect(await screen.findByRole('heading', { level: 1, name: /on hold/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your overview' })).toBeVisible();
    expect(screen.queryByText('Amount')).toBeNull();
  });
});
