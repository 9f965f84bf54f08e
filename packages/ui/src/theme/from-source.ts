// `@lifedesk/ui/styles.css` when running from source: tokens and global styles. A component's styles come with the
// component.
import './theme.css.ts';
import './global.css.ts';
