// `@lifedesk/ui/styles.css` where the source is read: tokens and global styles; those of a component come with it.
import './theme.css.ts';
import './global.css.ts';
