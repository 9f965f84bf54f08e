import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { size } = vars.type;

export const look = styleVariants({ h1: { fontSize: size.h1 }, h2: { fontSize: size.h2 }, h3: { fontSize: size.h3 } });
