import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'flex', alignItems: 'stretch', gap: vars.space['2'], minInlineSize: 0 });
export const input = style({ flex: '1 1 0', minInlineSize: 0 });
