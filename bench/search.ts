// Search while typing, in a company with half a million policies against one with five thousand: the same queries, alternating.
import { smartPolicySearch } from '@lifedesk/sdk';
import { signIn } from './backend.ts';
import { CLIENT_ID, growCompany, SIZES } from './company.ts';
import { inRotation, largeAgainstSmall } from './two-databases.ts';

/** What people type: the start and the end of a number, the start of a name, a last name, a status, and a word without matches. */
const QUESTIONS = ['6000012', '04321', 'an', 'sha', 'laps', 'zzzz'];

export async function measure(
  say: (line: string) => void,
  { sizes = SIZES, rounds = 20 }: { sizes?: typeof SIZES; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> {
  const { search } = await largeAgainstSmall({
    sizes,
    rounds,
    calls: QUESTIONS.length * 5,
    async open(policies, { url, start }) {
      say(`creating a company with ${policies.toLocaleString('en-IN')} policies`);
      const origin = await start();
      await growCompany(url, policies);
      const sdk = await signIn(origin, CLIENT_ID, 'corporate');
      return { search: inRotation(QUESTIONS, (query) => smartPolicySearch(sdk, { query, limit: 21 })) };
    },
  });
  return [
    {
      what: `search in a company with ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `with ${sizes.small.toLocaleString('en-IN')}`,
      ...search,
      target: { atMost: 1.5 },
    },
  ];
}
