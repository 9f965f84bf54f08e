// Checks the contract in openapi/, like `pnpm --filter @lifedesk/contract run check`.
import '../openapi/checks/check.ts';
