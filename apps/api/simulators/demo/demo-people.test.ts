import { describe, expect, it } from 'vitest';
import { callOperation, signIn, startApi } from '../../src/testing/index.ts';

// The people depend on the day and not on the engine, so this does not run on the embedded engine.
describe('the demo people', () => {
  it.each(['2024-02-29T06:00:00Z', '2027-12-31T20:00:00Z', '2028-03-01T01:00:00Z'])(
    'match their stories when seeded on %s',
    async (now) => {
      const world = await startApi({ now, listen: false });
      try {
        const attention = async (name: string): Promise<string[][]> => {
          const answer = await callOperation(world, 'policyCards', {}, await signIn(world, name));
          return answer.json().cardDetails.map((card: { attention: string[] }) => card.attention);
        };
        expect(await attention('Asha')).toEqual([['premium-due'], []]);
        expect((await attention('Rajesh'))[0]).toContain('revivable');
        expect((await attention('Harpreet')).map((signs) => signs.includes('revivable'))).toEqual([
          true,
          true,
          false,
          false,
        ]);
        expect((await attention('Arjun'))[0]).toContain('fatca-missing');
        expect(await attention('Farhan')).toEqual([[]]);
        expect(await attention('Vikram')).toEqual([['premium-overdue']]);
      } finally {
        await world.close();
      }
    },
  );
});
