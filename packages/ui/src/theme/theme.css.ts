import { applyTheme } from './apply-theme.ts';
import { meru } from './brands/meru.ts';

applyTheme(meru, ':root');
