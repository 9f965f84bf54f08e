import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

// "Initials are the first letters of the first and last words."
it.each([
  ['Ravi Kumar', 'RK'],
  ['Mr Ravi Shankar Kumar', 'RK'],
  ['dr. ravi kumar', 'RK'],
  ['Ravi', 'R'],
  ['  Ravi   Kumar  ', 'RK'],
  ['Ravi (Ravi) Kumar-Sen', 'RK'],
  ['Ravi Kumar 2', 'RK'],
  ['किरण मेहता', 'किमे'],
  ['प्रिया शर्मा', 'प्रिश'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['முத்துலட்சுமி சுப்பிரமணியன்', 'முசு'],
  ['Mr. Mr Bean', 'B'],
  ["'Abdul Kalam", 'AK'],
  ['“Ravi” Kumar', 'RK'],
  ['Émile Zola', 'ÉZ'],
  ['', ''],
  ['123', ''],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
