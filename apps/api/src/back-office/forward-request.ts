import type { Deps } from '../deps.ts';
import { registeredContacts } from '../domains/requests/messages.store.ts';
import { dropDeclaration, findFiles, findReceived } from '../domains/requests/store.ts';
import { openJson } from '../platform/sealed-json.ts';
import type { RequestEvent } from '../ports/back-office.ts';

/** How long the back office can read the files of a request, in milliseconds. */
const FILES_READABLE_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a new request to the back office. It stays "received" until the back office answers that it has been picked up.
 * A resent event keeps its id. Rejects with `DeliveryError`; the queue retries.
 */
export async function forwardToBackOffice(deps: Deps, ticket: string): Promise<void> {
  const request = await findReceived(deps.db, ticket);
  if (!request) return;
  const expiresAt = new Date(deps.clock.now().getTime() + FILES_READABLE_MS);
  const files = await findFiles(deps.db, ticket);
  const event: RequestEvent = {
    eventId: `${ticket}-received`,
    event: 'request-received',
    ticket,
    requestType: request.type,
    language: (await registeredContacts(deps.db, request.customer_id)).language,
    policyNos: request.policy_nos,
    madeAt: request.made_at.toISOString(),
    promisedOn: request.promised_on,
    ...(request.about && { about: request.about }),
    needsChecker: deps.contributions.requestTypes[request.type].movesMoney === true,
    payload: openedPayload(deps, request.payload),
    files: await Promise.all(
      files.map(async ({ file_key: key, file_name: fileName, content_type: contentType }) => ({
        fileName,
        contentType,
        url: new URL(await deps.files.presignGet(key, { fileName, contentType, expiresAt }), deps.origin()).href,
      })),
    ),
  };
  await deps.backOffice.send(event);
  // from now on only the back office has the answers
  if ('sealedDeclaration' in request.payload) await dropDeclaration(deps.db, ticket);
}

/** Decrypts sealed fields for the back office, which needs them to decide. */
function openedPayload({ secrets }: Pick<Deps, 'secrets'>, payload: Record<string, unknown>): Record<string, unknown> {
  const { sealedDeclaration, ...open } = payload;
  if (typeof sealedDeclaration !== 'string') return payload;
  return { ...open, declaration: openJson(secrets, 'health', sealedDeclaration) };
}
