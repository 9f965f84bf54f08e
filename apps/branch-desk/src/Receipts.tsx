import {
  inBackground,
  openToPrint,
  type Policy,
  silent,
  TakenBack,
  useApp,
  useLocale,
  useOneAtATime,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { policyDocumentList, takeTempFile, viewReceipt } from '@lifedesk/sdk';
import { Button, DataList, PrintIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { Part } from './Part.tsx';
import { say } from './texts.ts';

/** How many receipts the desk lists: the newest. */
const NEWEST = 5;

/** The newest receipts of a policy, to print. */
export function Receipts({ policy: { policyNo } }: { readonly policy: Policy }): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const { busy: printing, run } = useOneAtATime<string>();
  const body = { policyNo, kind: 'premium-receipt' } as const;
  const print = (receiptNo: string) =>
    run(receiptNo, () =>
      openToPrint(async () => {
        const file = await viewReceipt(sdk, { receiptNo, language }, inBackground);
        return { content: await takeTempFile(sdk, file), name: file.fileName };
      }),
    );
  return (
    <Part heading={say('receipts')} ask={(signal) => policyDocumentList(sdk, body, { ...silent, signal })}>
      {({ documents }) =>
        documents.length === 0 ? (
          <p>{say('noReceipts')}</p>
        ) : (
          <DataList
            items={documents
              .slice(0, NEWEST)
              .map(({ documentId: id, issuedOn, amount, receiptNo: number = '', ...receipt }) => {
                const state = { loading: printing === number, 'aria-label': say('receipt', { number }) };
                const value = (
                  <Stack gap="1">
                    {amount !== undefined && <span>{formatRupees(amount)}</span>}
                    <span>
                      <Button {...state} variant="text" icon={PrintIcon} onClick={() => print(number)}>
                        {number}
                      </Button>
                    </span>
                    <TakenBack {...receipt} />
                  </Stack>
                );
                return { id, label: formatServerDate(issuedOn), value };
              })}
          />
        )
      }
    </Part>
  );
}
