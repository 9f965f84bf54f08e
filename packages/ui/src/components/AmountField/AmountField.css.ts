import { style } from '@vanilla-extract/css';

export const limits = style({ display: 'block' });
