// Search as one types in a company of half a million policies against one of five thousand, the same questions in turns.
import { smartPolicySearch } from '@lifedesk/sdk';
import { signIn } from './backend.ts';
import { CLIENT_ID, growCompany, SIZES } from './company.ts';
import { inRotation, largeAgainstSmall } from './two-databases.ts';

/** What people type: a number from its begin, its end, a name from its begin, a last name, a status, and what is nowhere. */
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
      say(`making a company of ${policies.toLocaleString('en-IN')} policies`);
      const origin = await start();
      await growCompany(url, policies);
      const sdk = await signIn(origin, CLIENT_ID, 'corporate');
      return { search: inRotation(QUESTIONS, (asked) => smartPolicySearch(sdk, { query: asked, limit: 21 })) };
    },
  });
  return [
    {
      what: `search in a company of ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `in a company of ${sizes.small.toLocaleString('en-IN')}`,
      ...search,
      reach: { atMost: 1.5 },
    },
  ];
}
