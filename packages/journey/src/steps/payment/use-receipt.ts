import {
  type AnswerOf,
  type BodyOf,
  type CallOptions,
  downloadInvoice,
  type Sdk,
  takeTempFile,
  viewReceipt,
} from '@lifedesk/sdk';
import { useState } from 'react';
import { useLocale } from '../../locale/locale-atom.ts';
import { useApp } from '../../provider/app.ts';

/** Fetches the receipt of an order, or by its number, as a PDF. The server then deletes its temporary copy. */
export function useReceipt(of: BodyOf<'downloadReceipt'>): { saving: boolean; save: () => Promise<void> } {
  return useTempFile(viewReceipt, of);
}

/** The same for the tax invoice of a company's payment. */
export function useInvoice(of: BodyOf<'downloadInvoice'>): { saving: boolean; save: () => Promise<void> } {
  return useTempFile(downloadInvoice, of);
}

function useTempFile<Body extends object>(
  ask: (sdk: Sdk, body: Body, options: CallOptions) => Promise<AnswerOf<'downloadReceipt'>>,
  of: Body,
) {
  const { sdk, fail, save: saveFile } = useApp();
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      const file = await ask(sdk, { ...of, language }, { background: true });
      saveFile(await takeTempFile(sdk, file), file.fileName);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
