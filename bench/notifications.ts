// The notifications of a company with half a million policies against one with five thousand, as its dashboard and bell call them.
import { notifications } from '@lifedesk/sdk';
import { companyCall, SIZES } from './company.ts';

export const measure = (
  say: (line: string) => void,
  { sizes = SIZES, rounds = 20 }: { sizes?: typeof SIZES; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> =>
  companyCall(say, 'notifications of', (sdk) => notifications(sdk, {}), { sizes, rounds });
