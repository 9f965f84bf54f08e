import { applyTheme } from './apply-theme.ts';
import { neutral } from './brands/neutral.ts';

applyTheme(neutral, ':root');
