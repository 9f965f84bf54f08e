import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { openCopy } from './declaration-copy.ts';
import { declarationSheet } from './declaration-sheet.ts';
import { findCopy } from './declarations.store.ts';

export default sessionHandler('healthDeclarationCopy', async ({ body, session }, deps) => {
  const { config, db, clock } = deps;
  const row = await findCopy(db, session.customerId, body.ticket);
  if (!row) throw problem('not-found');
  const { ticket, policy_no: policyNo, application_no: applicationNo, declared_on: declaredOn } = row;
  const declared = { ticket, policyNo, applicationNo, declaredOn, lines: openCopy(deps, row.copy_of, row.sealed) };
  const edition = { brand: config.brand, language: body.language ?? 'en' };
  const content = await declarationSheet(edition, declared, clock.now());
  // in the answer itself: a temporary file would be readable in the database
  return ok({ fileName: `declaration-${ticket}.pdf`, content: content.toString('base64') });
});
