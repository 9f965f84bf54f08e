// What needs a company of half a million policies against one of five thousand, as its dashboard and its bell ask for it.
import { notifications } from '@lifedesk/sdk';
import { signIn } from './backend.ts';
import { CLIENT_ID, growCompany, SIZES } from './company.ts';
import { largeAgainstSmall } from './two-databases.ts';

export async function measure(
  say: (line: string) => void,
  { sizes = SIZES, rounds = 20 }: { sizes?: typeof SIZES; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> {
  const measured = await largeAgainstSmall({
    sizes,
    rounds,
    calls: 10,
    async open(policies, { url, start }) {
      say(`making a company of ${policies.toLocaleString('en-IN')} policies`);
      const origin = await start();
      await growCompany(url, policies);
      const sdk = await signIn(origin, CLIENT_ID, 'corporate');
      await firstOfTheDay(() => notifications(sdk, {}));
      return () => notifications(sdk, {});
    },
  });
  return [
    {
      what: `notifications of a company of ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `of a company of ${sizes.small.toLocaleString('en-IN')}`,
      ...measured,
      reach: { atMost: 1.5 },
    },
  ];
}

/** After midnight a job decides on every policy; here it has just begun, and a call may give up waiting for it. */
async function firstOfTheDay(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; tries < 20; tries += 1) {
    try {
      await ask();
      return;
    } catch {}
  }
  await ask();
}
