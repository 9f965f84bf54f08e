import { style } from '@vanilla-extract/css';

/** Grows with the text if the browser supports it; otherwise people resize it by hand. */
export const area = style({ resize: 'vertical', minBlockSize: '7.5rem', fieldSizing: 'content' });
