import type { components } from '@lifedesk/contract';
import { type CalendarDate, type OtherWay, reviewWorkingDays } from '@lifedesk/rules';
import { otherWayText } from '@lifedesk/rules/texts';
import { inEveryLanguage } from '../../platform/language.ts';

/** Ways without an online check, with the working days until an answer. */
export const toOtherWays = (ways: readonly OtherWay[], today: CalendarDate): components['schemas']['OtherWays'] =>
  ways.map((way) => ({
    way,
    name: inEveryLanguage((_, { locale }) => otherWayText(way, locale)),
    days: reviewWorkingDays(way, today),
  }));
