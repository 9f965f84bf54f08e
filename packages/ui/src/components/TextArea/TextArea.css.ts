import { style } from '@vanilla-extract/css';

/** Grows with what is written where the browser can, and by the person's hand elsewhere. */
export const area = style({ resize: 'vertical', minBlockSize: '7.5rem', fieldSizing: 'content' });
