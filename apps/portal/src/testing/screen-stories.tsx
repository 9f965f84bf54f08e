import { screensIn } from '@lifedesk/services/testing/stories';
import { ScreenStory } from './ScreenStory.tsx';

/** What stories of the portal's own pages share: the whole portal, in the language and brand of the toolbar. */
export const screens = screensIn(ScreenStory);
