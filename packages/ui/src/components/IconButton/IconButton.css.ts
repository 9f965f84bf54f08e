import { style } from '@vanilla-extract/css';

export const square = style({ padding: 0, flex: 'none' });
export const icon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
