// What the samples of apps/api/src/testing/histories/README.md take for granted.
export { default as fc } from 'fast-check';
export { defineCommand } from '../command.ts';
