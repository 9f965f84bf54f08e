// Checks the contract in openapi/; `pnpm --filter @lifedesk/contract run check` is the same.
import '../openapi/checks/check.ts';
