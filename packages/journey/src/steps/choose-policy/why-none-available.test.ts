import { describe, expect, it } from 'vitest';
import { whyNoneAvailable, withReasons } from './why-none-available.ts';

const savings = { policyNo: '501234567', planName: 'Meru Secure Savings', because: 'lapsed' };
const term = { policyNo: '501234575', planName: 'Meru Term Protect', because: 'no-loan' };
const TEXTS: Record<string, string> = { lapsed: 'The policy has lapsed.', 'no-loan': 'The plan has no loans.' };
const reasons = (...policies: (typeof savings)[]) => withReasons(policies, ({ because }) => TEXTS[because]);

describe('a service', () => {
  it('that is open to a policy has something to choose', () => {
    expect(whyNoneAvailable([savings], 'Nothing to borrow on', reasons(term), 'You have no policy')).toBeUndefined();
  });

  it.each([
    ['no policy at all says so', reasons(), { why: 'You have no policy' }],
    ['the only policy says why', reasons(term), { why: 'The plan has no loans.' }],
    [
      'each of several policies says why for each',
      reasons(savings, term),
      {
        closed: [
          { policyNo: '501234567', planName: 'Meru Secure Savings', why: 'The policy has lapsed.' },
          { policyNo: '501234575', planName: 'Meru Term Protect', why: 'The plan has no loans.' },
        ],
      },
    ],
    [
      'a policy with a reason of a newer server leaves it out',
      reasons({ ...term, because: 'new' }),
      { why: 'You have no policy' },
    ],
  ])('that is closed to %s', (_, closed, says) => {
    expect(whyNoneAvailable([], 'Nothing to borrow on', closed, 'You have no policy')).toEqual({
      title: 'Nothing to borrow on',
      ...says,
    });
  });
});
