import type { Mutant } from '../mutant.ts';
import { api } from './api.ts';
import { MONEY_AND_SECURITY } from './money-and-security.ts';
import { portal } from './portal.ts';
import { rules } from './rules.ts';
import { sdk } from './sdk.ts';
import { tools } from './tools.ts';
import { ui } from './ui.ts';

export const mutants: readonly Mutant[] = [...rules, ...sdk, ...api, ...MONEY_AND_SECURITY, ...portal, ...ui, ...tools];
