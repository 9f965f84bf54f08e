/** The parts of the design system that this app uses. */
import '@lifedesk/ui/styles.css';

export { Button, Dialog, DialogClose, Stack, Tabs, TextField } from '@lifedesk/ui';
