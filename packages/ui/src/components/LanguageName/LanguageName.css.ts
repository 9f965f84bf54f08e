import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const name = style({ fontFamily: vars.type.names, fontWeight: vars.type.weight.strong });
