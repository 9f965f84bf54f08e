import { formatServerDate } from '@lifedesk/rules';
import { downloadReceipt, policyDocumentList, takeTempFile } from '@lifedesk/sdk';
import { Button, DataList, PrintIcon } from '@lifedesk/ui';
import { inPlace, type Policy, useAttempt, useDesk } from './desk.ts';
import { openToPrint } from './open-to-print.ts';
import { Part } from './Part.tsx';

/** How many receipts a desk is asked for: the newest. */
const NEWEST = 5;

/** The newest receipts of a policy, to be printed. */
export function Receipts({ policy: { policyNo } }: { readonly policy: Policy }) {
  const { sdk, say } = useDesk();
  const { busy, error, attempt } = useAttempt();
  const body = { policyNo, kind: 'premium-receipt' } as const;
  const ask = (signal: AbortSignal) => policyDocumentList(sdk, body, { ...inPlace, signal });
  const print = (receiptNo: string) =>
    attempt(receiptNo, () =>
      openToPrint(async () => {
        const file = await downloadReceipt(sdk, { receiptNo }, inPlace);
        return { content: await takeTempFile(sdk, file), name: file.fileName };
      }),
    );
  return (
    <Part heading={say('receipts')} problem={error} ask={ask}>
      {({ documents }) =>
        documents.length === 0 ? (
          <p>{say('noReceipts')}</p>
        ) : (
          <DataList
            items={documents.slice(0, NEWEST).map(({ documentId: id, issuedOn, receiptNo: number = '' }) => {
              const state = { loading: busy === number, 'aria-label': say('receipt', { number }) };
              const value = (
                <Button {...state} variant="text" icon={PrintIcon} onClick={() => print(number)}>
                  {number}
                </Button>
              );
              return { id, label: formatServerDate(issuedOn), value };
            })}
          />
        )
      }
    </Part>
  );
}
