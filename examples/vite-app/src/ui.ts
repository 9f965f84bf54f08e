/** What this app uses of the design system. */
import '@lifedesk/ui/styles.css';

export { Button, Dialog, DialogClose, Stack, Tabs, TextField } from '@lifedesk/ui';
