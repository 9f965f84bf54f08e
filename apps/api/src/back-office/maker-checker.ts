import type { components } from '@lifedesk/contract/back-office';
import type { RequestTypeFacts } from '../contributions.ts';

type Answer = components['schemas']['Answer'];

/** The same id may be typed in upper or lower case. */
const isSamePerson = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * What is wrong with the people behind an answer; undefined if nothing is. If money moves, an approval needs a checker
 * who is not its maker and has not worked on the request before.
 * @param makers everyone who has worked on the request so far
 */
export function makerCheckerFault(
  { movesMoney }: Pick<RequestTypeFacts, 'movesMoney'>,
  { outcome, maker, checker }: Answer,
  makers: readonly string[],
): string | undefined {
  if (checker !== undefined && isSamePerson(checker, maker))
    return 'The checker must be another person than the maker.';
  if (outcome !== 'approved' || !movesMoney) return undefined;
  if (checker === undefined) return 'Money moves here: an approval needs a checker.';
  return makers.some((earlier) => isSamePerson(earlier, checker))
    ? 'The checker must not have worked on the request before.'
    : undefined;
}
