// What the samples of packages/rules/README.md take for granted.
export const policy = { policyStatusCode: '4', premiumLeft: false, dueDate: '05/03/2026' };
export const now = new Date('2026-04-01T06:00:00Z');
